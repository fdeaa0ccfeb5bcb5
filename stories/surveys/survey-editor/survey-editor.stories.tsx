import { SurveyEditor } from '@spotreel/elements/internal/operator';
import { EmptyState } from '@spotreel/elements/internal/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { demoSurvey } from '../../story-account/demo-surveys';
import { link } from '../../story-account/links';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';
import { SurveyFrame } from '../survey-frame';

const meta: Meta<typeof SurveyEditor> = {
  title: 'Operator/Survey editor',
  component: SurveyEditor,
  parameters: { without: { states: 'empty', why: 'A survey has a question always.' }, page: 'screen' },
  args: {
    surveyId: demoSurvey.id,
    notFound: <EmptyState title="This survey no longer exists" />,
    listLink: link,
    actionsLink: link,
    resultsLink: link,
    preview: (survey, product, language) => <SurveyFrame survey={survey} product={product} language={language} />,
  },
};
export default meta;
type Story = StoryObj<typeof SurveyEditor>;

export const Own: Story = { play: shown('Preview') };
export const Loading: Story = { parameters: { answers: { survey: 'waits' } } };
export const NotFound: Story = { args: { surveyId: 'none' }, play: shown('This survey no longer exists') };
export const OnAPhone: Story = { ...Own, ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...Own, ...ARABIC };
export const Dark: Story = { ...Own, ...DARK };
