import type { QuestionType } from '../../contract/surveys/question';
import type { Answer } from '../../contract/surveys/response';

/** Stored value if a visitor passes over a call to action or a consent. */
const DISMISSED = 'dismissed';
/** Stored value if a visitor passes over a question for files. */
const SKIPPED_FILES = 'skipped';

const PASSED_OVER: Readonly<Partial<Record<QuestionType, string>>> = {
  cta: DISMISSED,
  consent: DISMISSED,
  fileUpload: SKIPPED_FILES,
};

/** Stored value of passing over a question of this type; undefined: nothing, its key stays absent. */
export function passedOverAnswer(type: QuestionType): Answer | undefined {
  return PASSED_OVER[type];
}

/**
 * True if an answer is empty: blanks, but not 0. 'dismissed' is empty if the widget writes it, but is an answer like
 * any other if a visitor typed it.
 */
export function isEmptyAnswer(type: QuestionType, answer: Answer | null | undefined): boolean {
  if (answer === undefined || answer === null) return true;
  if (typeof answer === 'number') return Number.isNaN(answer);
  if (typeof answer === 'string') return answer.trim() === '' || answer === PASSED_OVER[type];
  return !answer.some((text) => text.trim() !== '');
}
