/** Surveys to begin with: questions that are known to be answered. */
import type { SurveyDraft } from '../../contract/surveys/survey';

/** Preset of a new survey. */
export type SurveyPreset = 'nps' | 'rating' | 'choice' | 'file' | 'blank';
/** Presets in the order in which they are offered. */
export const SURVEY_PRESETS: readonly SurveyPreset[] = ['nps', 'rating', 'choice', 'file', 'blank'];

type Start = Pick<SurveyDraft, 'name' | 'questions'>;

const starts: Readonly<Record<SurveyPreset, Start>> = {
  nps: {
    name: 'Net Promoter Score',
    questions: [
      {
        id: 'recommend',
        type: 'nps',
        headline: 'How likely are you to recommend us to a colleague?',
        required: true,
        lowerLabel: 'Not at all likely',
        upperLabel: 'Extremely likely',
      },
      {
        id: 'why',
        type: 'openText',
        headline: 'What is the main reason for your answer?',
        required: false,
        longAnswer: true,
        inputType: 'text',
      },
    ],
  },
  rating: {
    name: 'Satisfaction',
    questions: [
      {
        id: 'satisfaction',
        type: 'rating',
        headline: 'How satisfied are you?',
        required: true,
        scale: 'star',
        range: 5,
        lowerLabel: 'Not at all satisfied',
        upperLabel: 'Very satisfied',
      },
      {
        id: 'improve',
        type: 'openText',
        headline: 'What could we improve?',
        required: false,
        longAnswer: true,
        inputType: 'text',
      },
    ],
  },
  choice: {
    name: 'How did you hear about us?',
    questions: [
      {
        id: 'source',
        type: 'multipleChoiceSingle',
        headline: 'How did you hear about us?',
        required: true,
        shuffleOption: 'exceptLast',
        choices: [
          { id: 'search', label: 'Web search' },
          { id: 'friend', label: 'A friend or colleague' },
          { id: 'social', label: 'Social media' },
          { id: 'event', label: 'An event' },
          { id: 'other', label: 'Somewhere else' },
        ],
      },
    ],
  },
  file: {
    name: 'Report a problem',
    questions: [
      {
        id: 'problem',
        type: 'openText',
        headline: 'What went wrong?',
        required: true,
        longAnswer: true,
        inputType: 'text',
      },
      {
        id: 'screenshot',
        type: 'fileUpload',
        headline: 'Do you have a screenshot?',
        required: false,
        allowMultipleFiles: true,
        allowedFileExtensions: ['png', 'jpg', 'jpeg', 'pdf', 'mp4', 'mov', 'webm'],
      },
    ],
  },
  blank: { name: 'New survey', questions: [] },
};

/** A draft: it asks nothing before an operator starts it. */
export function surveyFrom(preset: SurveyPreset) {
  return {
    ...starts[preset],
    status: 'draft' as const,
    thankYouCard: { enabled: true, headline: 'Thank you!', subheader: 'We read every response.' },
  };
}
