import type { SurveyQuestion } from '../../contract/surveys/question';
import { END } from '../../contract/surveys/reserved-ids';
import type { Answer } from '../../contract/surveys/response';
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
  const destination = destinations(question, answer).find((id) => isThere(questions, id));
  return destination ?? questions[index + 1]?.id ?? END;
}

/** True if the first rule that holds leads to a question that the survey does not have. */
export function isMisled(
  questions: readonly SurveyQuestion[],
  question: SurveyQuestion,
  answer: Answer | undefined,
): boolean {
  const [first = END] = destinations(question, answer);
  return !isThere(questions, first);
}

/** Destinations of the rules that hold for an answer. */
function destinations(question: SurveyQuestion, answer: Answer | undefined): string[] {
  const rules = question.logic ?? [];
  return rules.flatMap((rule) => (rule.destination && ruleHolds(rule, question, answer) ? rule.destination : []));
}

function isThere(questions: readonly SurveyQuestion[], destination: string): boolean {
  return destination === END || questions.some(({ id }) => id === destination);
}
