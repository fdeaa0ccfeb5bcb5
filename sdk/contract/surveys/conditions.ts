import type { LogicCondition } from './logic';
import type { QuestionType } from './question';

const COMPARISONS = [
  'equals',
  'notEquals',
  'lessThan',
  'lessEqual',
  'greaterThan',
  'greaterEqual',
  'submitted',
  'skipped',
] as const;

/** Conditions that a rule of each type of question can have (docs/rules/surveys.md#questions). */
export const CONDITIONS_OF: Readonly<Record<QuestionType, readonly LogicCondition[]>> = {
  fileUpload: ['uploaded', 'notUploaded'],
  openText: ['submitted', 'skipped'],
  pictureSelection: ['submitted', 'skipped'],
  consent: ['skipped', 'accepted'],
  multipleChoiceSingle: ['submitted', 'skipped', 'equals', 'notEquals'],
  multipleChoiceMulti: ['submitted', 'skipped', 'includesAll', 'includesOne', 'equals'],
  nps: COMPARISONS,
  rating: COMPARISONS,
  cta: ['clicked', 'submitted', 'skipped'],
};
