/** Surveys and questions for tests of the engine and of the widget. */
import type { SurveyProduct } from '../../../sdk/contract/surveys/appearance';
import type { QuestionOf, QuestionType, SurveyQuestion } from '../../../sdk/contract/surveys/question';
import type { Survey } from '../../../sdk/contract/surveys/survey';

const choices = [
  { id: 'r', label: 'Red' },
  { id: 'g', label: 'Green' },
  { id: 'b', label: 'Blue' },
  { id: 'other', label: 'Something else' },
];

const SPECIFIC: { [Type in QuestionType]: Omit<QuestionOf<Type>, 'id' | 'headline' | 'required'> } = {
  fileUpload: { type: 'fileUpload', allowMultipleFiles: false },
  openText: { type: 'openText', inputType: 'text' },
  consent: { type: 'consent', label: 'I agree' },
  multipleChoiceSingle: { type: 'multipleChoiceSingle', choices },
  multipleChoiceMulti: { type: 'multipleChoiceMulti', choices },
  nps: { type: 'nps', lowerLabel: '', upperLabel: '' },
  cta: { type: 'cta', buttonExternal: false },
  rating: { type: 'rating', scale: 'number', range: 5, lowerLabel: 'bad', upperLabel: 'good' },
  pictureSelection: {
    type: 'pictureSelection',
    allowMulti: false,
    choices: [
      { id: 'p1', imageUrl: '/one.png' },
      { id: 'p2', imageUrl: '/two.png' },
    ],
  },
};

export const QUESTION_TYPES = Object.keys(SPECIFIC) as QuestionType[];

/** A question of any type; required unless `more` says otherwise. */
export function question<Type extends QuestionType>(type: Type, more: Partial<QuestionOf<Type>> = {}) {
  return { id: 'q', headline: 'What?', required: true, ...SPECIFIC[type], ...more } as unknown as QuestionOf<Type>;
}

export const product: SurveyProduct = {
  brandColor: '#4f46e5',
  highlightBorderColor: null,
  placement: 'bottomRight',
  clickOutsideClose: true,
  darkOverlay: false,
  inAppSurveyBranding: true,
  recontactDays: null,
};

/** A running survey that anybody may see. */
export function surveyOf(questions: readonly SurveyQuestion[], more: Partial<Survey> = {}): Survey {
  return {
    id: 's1',
    environmentId: 'env',
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    name: 'A survey',
    type: 'web',
    status: 'inProgress',
    attributeFilters: [],
    displayOption: 'respondMultiple',
    autoClose: null,
    triggers: ['go'],
    redirectUrl: null,
    recontactDays: null,
    welcomeCard: { enabled: false, timeToFinish: true },
    questions: [...questions],
    thankYouCard: { enabled: false },
    hiddenFields: { enabled: false },
    delay: 0,
    autoComplete: null,
    closeOnDate: null,
    productOverwrites: null,
    surveyClosedMessage: null,
    singleUse: null,
    verifyEmail: null,
    pin: null,
    translations: {},
    ...more,
  };
}
