import { SurveyEditor } from '@spotreel/elements/operator';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { TranslationFields } from '../../elements/react/survey-translations/translation-fields';
import { demoSurvey } from '../story-account/demo-surveys';
import { link } from '../story-account/links';
import { DARK, PHONE } from '../story-account/looks';

/** A part of the survey editor: every text beside its translation. */
const meta: Meta<typeof TranslationFields> = {
  title: 'Operator/Survey translations',
  component: TranslationFields,
  parameters: {
    without: { states: 'loading, empty, error, long, rtl', why: 'The states of Survey editor.' },
    page: 'screen',
  },
  render: () => (
    <SurveyEditor
      surveyId={demoSurvey.id}
      notFound={null}
      listLink={link}
      actionsLink={link}
      resultsLink={link}
      preview={() => null}
    />
  ),
};
export default meta;
type Story = StoryObj<typeof TranslationFields>;

export const German: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Translations|Languages/ }, { timeout: 10_000 }));
    await userEvent.click(await canvas.findByRole('button', { name: /German/ }));
    await canvas.findByDisplayValue('Wie wahrscheinlich empfehlen Sie Spotreel weiter?');
  },
};
export const OnAPhone: Story = { ...German, ...PHONE };
export const Dark: Story = { ...German, ...DARK };
