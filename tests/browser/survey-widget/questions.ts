import type { QuestionOf, SurveyQuestion } from '../../../sdk/contract/schemas/survey/question';

const choices = [
  { id: 'a', label: 'Red' },
  { id: 'b', label: 'Blue' },
  { id: 'other', label: 'Other' },
];
const common = { id: 'q', headline: 'A question', required: true } as const;
const picture = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'/>";

export const openText: SurveyQuestion = { ...common, type: 'openText', inputType: 'text' };
export const longText: SurveyQuestion = { ...openText, longAnswer: true };
export const email: SurveyQuestion = { ...common, type: 'openText', inputType: 'email' };
export const phone: SurveyQuestion = { ...common, type: 'openText', inputType: 'phone' };
export const number: SurveyQuestion = { ...common, type: 'openText', inputType: 'number' };
export const single: SurveyQuestion = { ...common, type: 'multipleChoiceSingle', choices };
export const multi: SurveyQuestion = { ...common, type: 'multipleChoiceMulti', choices };
export const nps: SurveyQuestion = { ...common, type: 'nps', lowerLabel: 'Never', upperLabel: 'Surely' };
export const rating: SurveyQuestion = {
  ...common,
  ...{ type: 'rating', scale: 'smiley', range: 5, lowerLabel: 'Bad', upperLabel: 'Good' },
};
export const cta: QuestionOf<'cta'> = { ...common, type: 'cta', html: '<p>Look</p>', buttonExternal: false };
export const consent: SurveyQuestion = { ...common, type: 'consent', label: 'I agree' };
export const pictures: SurveyQuestion = {
  ...common,
  type: 'pictureSelection',
  allowMulti: true,
  choices: [
    { id: 'p1', imageUrl: picture },
    { id: 'p2', imageUrl: picture },
  ],
};
export const files: SurveyQuestion = {
  ...common,
  type: 'fileUpload',
  allowMultipleFiles: false,
  maxSizeInMB: 1,
  allowedFileExtensions: ['pdf', 'plain'],
};
