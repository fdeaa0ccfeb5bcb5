import { type Answers, END, type SurveyQuestion, type TimesToComplete } from '@spotreel/sdk/internal/contract';
import { nextQuestionId } from '@spotreel/sdk/internal/survey';

export interface AnswersGiven {
  readonly finished: boolean;
  readonly data: Answers;
  readonly ttc: TimesToComplete;
}

/**
 * The question that is on the screen after these answers, or END. END too where everything was answered but the end was
 * never sent: no visitor is counted as lost there.
 */
export function stopQuestionId(questions: readonly SurveyQuestion[], given: AnswersGiven): string {
  if (given.finished) return END;
  const last = questions.findLast(({ id }) => wasSeen(given, id));
  if (!last) return questions[0]?.id ?? END;
  return nextQuestionId(questions, last.id, given.data[last.id]);
}

/** Answered, or left with a time: a skipped question has no answer, but was there. */
export function wasSeen({ data, ttc }: Pick<AnswersGiven, 'data' | 'ttc'>, id: string): boolean {
  return data[id] !== undefined || ttc[id] !== undefined;
}
