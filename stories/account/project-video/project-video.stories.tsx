import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ProjectVideo } from '../../../elements/react/account/project-video/project-video';
import { storyRender, storyRenderState } from '../../story-account/answers/render-answers';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof ProjectVideo> = {
  title: 'Controls/Project video',
  component: ProjectVideo,
  args: { projectId: 7, onPlay: fn(), onPause: fn(), onEnded: fn(), provideMethods: fn() },
};
export default meta;
type Story = StoryObj<typeof ProjectVideo>;

const none = { status: 'new', percentageComplete: 0, queuePosition: null, videoUrls: [], renders: [] } as const;
const running = storyRenderState('rendering', storyRender({ status: 'rendering', percentageComplete: 42 }));
const broken = storyRenderState(
  'done',
  storyRender({ status: 'done', percentageComplete: 100, videoUrl: 'data:video/mp4;base64,AAAA' }),
);

export const Loading: Story = { parameters: { answers: { projectStatus: 'waits' } } };
export const NotExported: Story = {
  parameters: { answers: { projectStatus: () => none } },
  play: shown('not exported yet'),
};
export const Nothing: Story = {
  parameters: { answers: { projectStatus: () => running } },
  play: shown('being exported'),
};
export const Failed: Story = {
  parameters: { answers: { projectStatus: () => broken } },
  play: shown('load this video'),
};
export const OnAPhone: Story = { ...NotExported, ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...NotExported, ...DARK };
