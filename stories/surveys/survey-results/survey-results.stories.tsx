import { SurveyResultsView } from '@spotreel/elements/internal/operator';
import { EmptyState } from '@spotreel/elements/internal/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { demoResults, demoSurvey } from '../../story-account/demo-surveys';
import { link } from '../../story-account/links';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof SurveyResultsView> = {
  title: 'Operator/Survey results',
  component: SurveyResultsView,
  parameters: { page: 'screen' },
  args: {
    surveyId: demoSurvey.id,
    notFound: <EmptyState title="This survey no longer exists" />,
    listLink: link,
    editLink: link,
  },
};
export default meta;
type Story = StoryObj<typeof SurveyResultsView>;

export const Summary: Story = { play: shown('More music without drums, please.') };
export const Answers: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Answers|Responses/ }, { timeout: 10_000 }));
    await canvas.findByRole('table');
  },
};
export const NoAnswers: Story = {
  parameters: { answers: { surveyResults: () => ({ ...demoResults, responses: 0, finished: 0, questions: [] }) } },
};
export const Loading: Story = { parameters: { answers: { surveyResults: 'waits' } } };
export const Failed: Story = { parameters: { answers: { surveyResults: 'internal' } }, play: shown('Try again') };
export const OnAPhone: Story = { ...Summary, ...PHONE };
export const LongWords: Story = { ...Summary, ...LONG_WORDS };
export const RightToLeft: Story = { ...Summary, ...ARABIC };
export const Dark: Story = { ...Summary, ...DARK };
