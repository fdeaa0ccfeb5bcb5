import { TutorialsView } from '@spotreel/elements/internal/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { linkOf } from '../../story-account/links';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof TutorialsView> = {
  title: 'Account/Tutorials',
  component: TutorialsView,
  parameters: { page: 'screen' },
  args: { audience: 'everyone', pageLink: linkOf },
};
export default meta;
type Story = StoryObj<typeof TutorialsView>;

export const ForEveryone: Story = { play: shown('Make your first video') };
/** This browser remembers how far each video was watched. */
export const Watched: Story = {
  beforeEach: () => {
    const watched = {
      'first-video': { seconds: 12, isOver: false },
      'video-with-your-brand': { seconds: 0, isOver: true },
    };
    localStorage.setItem('spotreel.watched', JSON.stringify(watched));
    return () => localStorage.removeItem('spotreel.watched');
  },
  play: shown('Watched to 0:12'),
};
export const NoTutorials: Story = { args: { audience: 'agency' }, play: shown('No tutorials yet') };
export const Loading: Story = { parameters: { answers: { tutorials: 'waits' } } };
export const Failed: Story = { parameters: { answers: { tutorials: 'internal' } }, play: shown('Try again') };
export const OnAPhone: Story = { ...ForEveryone, ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...ForEveryone, ...DARK };
