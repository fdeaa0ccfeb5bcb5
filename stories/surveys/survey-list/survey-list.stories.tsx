import { SurveyList } from '@spotreel/elements/internal/operator';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { link, linkOf } from '../../story-account/links';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { pageOf } from '../../story-account/page-of';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof SurveyList> = {
  title: 'Operator/Survey list',
  component: SurveyList,
  parameters: { page: 'screen' },
  args: { actionsLink: link, editLink: linkOf, resultsLink: linkOf, onCreated: fn() },
};
export default meta;
type Story = StoryObj<typeof SurveyList>;

export const EveryState: Story = { play: shown('After the first video') };
export const Loading: Story = { parameters: { answers: { surveys: 'waits' } } };
export const Empty: Story = { parameters: { answers: { surveys: () => pageOf([]) } } };
export const Failed: Story = { parameters: { answers: { surveys: 'internal' } }, play: shown('Try again') };
export const OnAPhone: Story = { ...EveryState, ...PHONE };
export const LongWords: Story = { ...EveryState, ...LONG_WORDS };
export const RightToLeft: Story = { ...EveryState, ...ARABIC };
export const Dark: Story = { ...EveryState, ...DARK };
