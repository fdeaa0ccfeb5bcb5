import type { QuestionType } from '../contract/surveys/question';
import type { Answer } from '../contract/surveys/response';

/** What is stored where a visitor passes over a call to action or a consent. */
const DISMISSED = 'dismissed';
/** What is stored where a visitor passes over a question for files. */
const SKIPPED_FILES = 'skipped';

const PASSED_OVER: Readonly<Partial<Record<QuestionType, string>>> = {
  cta: DISMISSED,
  consent: DISMISSED,
  fileUpload: SKIPPED_FILES,
};

/** What passing over a question of this type stores; undefined: nothing, its key stays absent. */
export function passedOverAnswer(type: QuestionType): Answer | undefined {
  return PASSED_OVER[type];
}

/**
 * Whether an answer says nothing. 0 says something, blanks do not. 'dismissed' says nothing where the widget writes it,
 * but is an answer like any other where a visitor typed it.
 */
export function isEmptyAnswer(type: QuestionType, answer: Answer | null | undefined): boolean {
  if (answer === undefined || answer === null) return true;
  if (typeof answer === 'number') return Number.isNaN(answer);
  if (typeof answer === 'string') return answer.trim() === '' || answer === PASSED_OVER[type];
  return !answer.some((text) => text.trim() !== '');
}
