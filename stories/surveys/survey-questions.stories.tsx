import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { demoProduct, surveyOf } from '../story-account/demo-surveys';
import { loadedOf } from '../story-account/loaded';
import { ARABIC, DARK, PHONE } from '../story-account/looks';
import { LONG_NAME } from '../story-account/people-texts';
import { SurveyFrame } from './survey-frame';

/** Every type of question, drawn by the survey widget in its shadow root. */
const meta: Meta<typeof SurveyFrame> = {
  parameters: { without: { states: 'loading, empty, error', why: 'The widget shows a survey when it has one.' } },
  title: 'Surveys/Questions',
  component: SurveyFrame,
  args: { product: demoProduct },
};
export default meta;
type Story = StoryObj<typeof SurveyFrame>;

/** A screen comes in gently. */
const isSeen = (element: Element | null | undefined) =>
  element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true;

/** The widget's shadow root, once its first screen is there. */
async function widget(canvasElement: HTMLElement) {
  const root = await waitFor(
    () => {
      const found = [...canvasElement.querySelectorAll('*')].find((element) => element.shadowRoot)?.shadowRoot;
      if (!isSeen(found?.querySelector('h2'))) throw new Error('The survey is not drawn yet.');
      return found as ShadowRoot;
    },
    { timeout: 5_000 },
  );
  return within(root as unknown as HTMLElement);
}

const question = (change: object): Story => ({
  args: { survey: surveyOf({ id: 'a', required: false, ...change }) },
  play: async ({ canvasElement }) => void (await widget(canvasElement)),
});

const choices = ['The templates', 'Music that fits', 'How fast it was', 'Something else'].map((label, index) => ({
  id: `c${index}`,
  label,
}));

export const Nps: Story = question({
  type: 'nps',
  headline: 'How likely are you to recommend us?',
  lowerLabel: 'Not at all',
  upperLabel: 'Extremely',
});
export const Stars: Story = question({
  type: 'rating',
  scale: 'star',
  range: 5,
  headline: 'How was your visit?',
  lowerLabel: 'Poor',
  upperLabel: 'Great',
});
export const Smileys: Story = question({
  type: 'rating',
  scale: 'smiley',
  range: 5,
  headline: 'How was your visit?',
  lowerLabel: 'Poor',
  upperLabel: 'Great',
});
export const Numbers: Story = question({
  type: 'rating',
  scale: 'number',
  range: 10,
  headline: 'How easy was it?',
  lowerLabel: 'Hard',
  upperLabel: 'Easy',
});
export const OpenText: Story = question({
  type: 'openText',
  inputType: 'text',
  longAnswer: true,
  headline: 'What should we do better?',
  placeholder: 'One sentence is enough',
});
export const OneChoice: Story = question({
  type: 'multipleChoiceSingle',
  headline: 'What did you like most?',
  choices,
});
export const SeveralChoices: Story = question({ type: 'multipleChoiceMulti', headline: 'What did you like?', choices });
export const Pictures: Story = {
  ...question({ type: 'pictureSelection', headline: 'Which one do you like?', choices: [] }),
  render: ({ survey, ...args }, context) => {
    const { recipes } = loadedOf(context).library;
    const choices = recipes.slice(0, 4).map(({ id, posters }) => ({ id: `r${id}`, imageUrl: posters.landscape }));
    return <SurveyFrame {...args} survey={surveyOf({ ...survey.questions[0], allowMulti: true, choices })} />;
  },
};
export const Consent: Story = question({
  type: 'consent',
  headline: 'One more thing',
  html: '<p>We would like to ask you by <strong>email</strong>.</p>',
  label: 'You may write to me',
});
export const CallToAction: Story = question({
  type: 'cta',
  headline: 'Your video is ready',
  html: '<p>Show it to somebody.</p>',
  buttonLabel: 'Share',
  dismissButtonLabel: 'Later',
  buttonExternal: false,
});
export const FileUpload: Story = question({ type: 'fileUpload', headline: 'Show us what went wrong' });

/** From the first answer to the thanks. */
export const Answered: Story = {
  args: {
    survey: surveyOf({
      id: 'a',
      type: 'nps',
      required: true,
      headline: 'How likely?',
      lowerLabel: 'No',
      upperLabel: 'Yes',
    }),
  },
  play: async ({ canvasElement }) => {
    const survey = await widget(canvasElement);
    await userEvent.click(await survey.findByText('9'));
    const thanks = await survey.findByText('Thank you!');
    await waitFor(() => expect(thanks).toBeVisible());
  },
};
export const OnAPhone: Story = { ...Nps, ...PHONE };
export const LongWords: Story = {
  ...question({
    type: 'multipleChoiceSingle',
    headline: LONG_NAME,
    choices: choices.map((choice) => ({ ...choice, label: LONG_NAME })),
  }),
  globals: PHONE.globals,
};
export const RightToLeft: Story = {
  ...question({
    type: 'nps',
    headline: 'ما مدى احتمال أن توصي بنا؟',
    lowerLabel: 'غير محتمل',
    upperLabel: 'محتمل جدًا',
  }),
  ...ARABIC,
};
export const Dark: Story = { ...SeveralChoices, ...DARK };
