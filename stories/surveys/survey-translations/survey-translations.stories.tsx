import { SurveyEditor } from '@spotreel/elements/internal/operator';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TranslationFields } from '../../../elements/react/surveys/survey-translations/translation-fields';
import { demoSurvey } from '../../story-account/demo-surveys';
import { link } from '../../story-account/links';
import { DARK, PHONE } from '../../story-account/looks';

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
/** An original language that the widget does not have, with words for its buttons. */
export const Icelandic: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Translations|Languages/ }, { timeout: 10_000 }));
    const original = await canvas.findByRole('combobox', { name: 'Original language' });
    await userEvent.type(original, 'no language');
    await userEvent.tab();
    await canvas.findByText('Choose a language from the list or enter a tag, like de or pt-BR.');
    await userEvent.clear(original);
    await userEvent.type(original, 'is');
    await userEvent.tab();
    await expect(original).toHaveDisplayValue('Icelandic');
    await userEvent.click(await canvas.findByText('Buttons and messages in Icelandic'));
    const next = await canvas.findByRole('textbox', { name: 'Next, Icelandic' });
    await userEvent.type(next, 'Áfram');
    await expect(next).toHaveValue('Áfram');
  },
};
export const OnAPhone: Story = { ...German, ...PHONE };
export const Dark: Story = { ...German, ...DARK };
