/** Validation of answers. Problems are codes; the words for them are the widget's. */
import type { QuestionOf, SurveyQuestion } from '../../contract/surveys/question';
import { OTHER_CHOICE_ID } from '../../contract/surveys/reserved-ids';
import type { Answer } from '../../contract/surveys/response';
import type { ChoiceQuestion } from './choice-draft';
import { isEmptyAnswer } from './empty-answer';
import { type TextProblem, textProblem } from './text-rules';

/** Reason why an answer is refused. */
export type AnswerProblem =
  /** The question is required and says nothing yet. */
  | 'required'
  /** The same for files: 'Please upload a file'. */
  | 'file_missing'
  | TextProblem
  /** More characters than the service keeps. */
  | 'too_long'
  /** Nothing that this type of question can be answered with. */
  | 'invalid';

/** Characters of a text that the service keeps. */
export const MAX_TEXT_LENGTH = 20_000;
/** Characters of one text among several that the service keeps. */
export const MAX_LISTED_TEXT_LENGTH = 2000;

/** The numbers that can be chosen: 0 to 10 for an NPS (docs/rules/surveys.md#questions), 1 to its range for a rating. */
export function numbersOf(question: QuestionOf<'nps'> | QuestionOf<'rating'>): number[] {
  if (question.type === 'nps') return Array.from({ length: 11 }, (_, number) => number);
  return Array.from({ length: question.range }, (_, index) => index + 1);
}

/** Problem of an answer; undefined if there is none. A missing answer is right if the question is not required. */
export function answerProblem(question: SurveyQuestion, answer: Answer | undefined): AnswerProblem | undefined {
  if (answer === undefined || isEmptyAnswer(question.type, answer)) {
    if (!question.required) return undefined;
    return question.type === 'fileUpload' ? 'file_missing' : 'required';
  }
  if (isTooLong(answer)) return 'too_long';
  if (question.type === 'openText' && typeof answer === 'string') return textProblem(question.inputType, answer);
  return answerFits(question, answer) ? undefined : 'invalid';
}

function isTooLong(answer: Answer): boolean {
  if (typeof answer === 'string') return answer.length > MAX_TEXT_LENGTH;
  return Array.isArray(answer) && answer.some((text) => text.length > MAX_LISTED_TEXT_LENGTH);
}

/** Facts that the question alone does not state; a server knows them. */
export interface KnownAnswers {
  /** Labels, or ids of pictures, that the question offered once. Default: none. */
  readonly formerChoices?: readonly string[] | undefined;
  /** True for the address of a file that was uploaded for the survey. Default: every address is. */
  readonly isUpload?: (address: string) => boolean;
}

/**
 * True if an answer can be one of its question: type, range, choices. An empty answer always can: questions are
 * skipped. A text's form (email, link, phone number) is another matter (`textProblem`). Published clients send numbers
 * too.
 */
export function answerFits(question: SurveyQuestion, answer: Answer, known: KnownAnswers = {}): boolean {
  if (isEmptyAnswer(question.type, answer)) return true;
  switch (question.type) {
    case 'openText':
      return typeof answer === 'string' || (question.inputType === 'number' && typeof answer === 'number');
    case 'nps':
    case 'rating':
      return typeof answer === 'number' && numbersOf(question).includes(answer);
    case 'cta':
      return answer === 'clicked';
    case 'consent':
      return answer === 'accepted';
    case 'multipleChoiceSingle':
      return typeof answer === 'string' && fitChoices(question, [answer], known);
    case 'multipleChoiceMulti':
      return Array.isArray(answer) && fitChoices(question, answer, known);
    case 'pictureSelection':
      return Array.isArray(answer) && fitPictures(question, answer, known);
    case 'fileUpload':
      return Array.isArray(answer) && answer.every((address) => known.isUpload?.(address) ?? true);
  }
}

/** Every text fits a question with 'Other'. */
function fitChoices(
  { choices }: ChoiceQuestion,
  texts: readonly string[],
  { formerChoices = [] }: KnownAnswers,
): boolean {
  if (choices.some(({ id }) => id === OTHER_CHOICE_ID)) return true;
  const labels = [...choices.map(({ label }) => label), ...formerChoices, ''];
  return texts.every((text) => labels.includes(text));
}

function fitPictures(
  { choices, allowMulti }: QuestionOf<'pictureSelection'>,
  ids: readonly string[],
  { formerChoices = [] }: KnownAnswers,
): boolean {
  if (!allowMulti && new Set(ids).size > 1) return false;
  return ids.every((id) => choices.some((choice) => choice.id === id) || formerChoices.includes(id));
}

/** True if a click on a value is the whole answer, so that no button is needed: required scales. */
export function submitsOnPick(question: SurveyQuestion): boolean {
  return question.required && (question.type === 'nps' || question.type === 'rating');
}

/** True if a submit button is shown; coming back to a scale that has a value shows it. */
export function needsSubmitButton(question: SurveyQuestion, answer: Answer | undefined): boolean {
  return !submitsOnPick(question) || answer !== undefined;
}
