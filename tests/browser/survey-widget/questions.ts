/** One question of each kind that the widget's tests ask, in words that they look for. */
import type { QuestionOf, QuestionType } from '../../../sdk/contract/surveys/question';
import { question } from '../../sdk/survey/questions';

const choices = [
  { id: 'a', label: 'Red' },
  { id: 'b', label: 'Blue' },
  { id: 'other', label: 'Other' },
];
const imageUrl = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'/>";

const ask = <Type extends QuestionType>(type: Type, more: Partial<QuestionOf<Type>> = {}) =>
  question(type, { headline: 'A question', ...more });

export const openText = ask('openText');
export const longText = ask('openText', { longAnswer: true });
export const email = ask('openText', { inputType: 'email' });
export const phone = ask('openText', { inputType: 'phone' });
export const single = ask('multipleChoiceSingle', { choices });
export const multi = ask('multipleChoiceMulti', { choices });
export const nps = ask('nps', { lowerLabel: 'Never', upperLabel: 'Surely' });
export const rating = ask('rating', { scale: 'smiley', lowerLabel: 'Bad', upperLabel: 'Good' });
export const cta = ask('cta', { html: '<p>Look</p>' });
export const consent = ask('consent');
export const pictures = ask('pictureSelection', {
  allowMulti: true,
  choices: ['p1', 'p2'].map((id) => ({ id, imageUrl })),
});
export const files = ask('fileUpload', { maxSizeInMB: 1, allowedFileExtensions: ['pdf', 'plain'] });
