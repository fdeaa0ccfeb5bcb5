import type { QuestionType, SurveyQuestion } from '../../contract/surveys/question';

/** Types of questions in the order in which the editor offers them. */
export const QUESTION_TYPES: readonly QuestionType[] = [
  'openText',
  'multipleChoiceSingle',
  'multipleChoiceMulti',
  'rating',
  'nps',
  'cta',
  'consent',
  'pictureSelection',
  'fileUpload',
];

/** A question of this type that can be saved at once. `taken`: ids that it must not have. */
export function newQuestion(type: QuestionType, taken: readonly string[], headline: string): SurveyQuestion {
  const common = { id: freeId(type, taken), headline, required: true };
  const choices = [1, 2, 3].map((n) => ({ id: `choice-${n}`, label: String(n) }));
  const labels = { lowerLabel: '', upperLabel: '' };
  switch (type) {
    case 'openText':
      return { ...common, type, inputType: 'text' };
    case 'multipleChoiceSingle':
    case 'multipleChoiceMulti':
      return { ...common, type, choices, shuffleOption: 'none' };
    case 'rating':
      return { ...common, type, scale: 'star', range: 5, ...labels };
    case 'nps':
      return { ...common, type, ...labels };
    case 'cta':
      return { ...common, type, buttonExternal: false, required: false };
    case 'consent':
      return { ...common, type, label: headline };
    case 'pictureSelection':
      return { ...common, type, allowMulti: false, choices: [{ id: 'picture-1', imageUrl: '/spotreel.svg' }] };
    case 'fileUpload':
      return { ...common, type, allowMultipleFiles: false };
  }
}

/** The first free one of `base`, `base-2`, `base-3` … */
export function freeId(base: string, taken: readonly string[]): string {
  for (let n = 1; ; n++) {
    const id = n === 1 ? base : `${base}-${n}`;
    if (!taken.includes(id)) return id;
  }
}
