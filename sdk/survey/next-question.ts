import type { SurveyQuestion } from '../contract/schemas/survey/question';
import { END } from '../contract/schemas/survey/reserved-ids';
import type { Answer } from '../contract/schemas/survey/response';
import { ruleHolds } from './logic';

/**
 * The id of the question after `currentId`, or END: where the first rule leads that has a destination and holds, else
 * the next in line. A destination that the survey does not have is passed over like a rule that does not hold. END too
 * where `currentId` is no question.
 */
export function nextQuestionId(
  questions: readonly SurveyQuestion[],
  currentId: string,
  answer: Answer | undefined,
): string {
  const index = questions.findIndex(({ id }) => id === currentId);
  const question = questions[index];
  if (!question) return END;
  const leads = (destination: string | undefined) =>
    destination === END || (destination !== undefined && questions.some(({ id }) => id === destination));
  const rule = question.logic?.find((one) => leads(one.destination) && ruleHolds(one, question, answer));
  return rule?.destination ?? questions[index + 1]?.id ?? END;
}
