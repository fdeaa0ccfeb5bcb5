/** Effect of a change on a stored response. Pure: the row before in, the columns to write out. */
import type { Answer, Answers, TimesToComplete } from '@spotreel/sdk/internal/contract';

export interface StoredAnswers {
  readonly finished: boolean;
  readonly data: Answers;
  readonly ttc: TimesToComplete;
}

export interface ResponseWrite {
  readonly finished: boolean;
  /** Only the answers that are new or different. */
  readonly data: Answers;
  readonly ttc: TimesToComplete;
}

/**
 * Undefined where nothing is different. Before the end answers are replaced, and times as a whole. After it an answer
 * stays as it is: a step that was stuck on its way may still bring what is missing.
 */
export function changeResponse(
  before: StoredAnswers,
  change: { readonly finished: boolean; readonly data: Answers; readonly ttc?: TimesToComplete | undefined },
): ResponseWrite | undefined {
  const finished = before.finished || change.finished;
  const data = Object.fromEntries(
    Object.entries(change.data).filter(([name, answer]) => {
      const stored = before.data[name];
      if (before.finished && !isEmptyValue(stored)) return false;
      return !isSame(stored, answer);
    }),
  );
  const times = before.finished ? { ...change.ttc, ...before.ttc } : (change.ttc ?? before.ttc);
  const ttc = withTotal(times, finished);
  const isNew = finished !== before.finished || Object.keys(data).length > 0 || !hasSameTimes(ttc, before.ttc);
  return isNew ? { finished, data, ttc } : undefined;
}

/** `_total`: the sum of all questions, once there are no more. */
export function withTotal(ttc: TimesToComplete, finished: boolean): TimesToComplete {
  const { _total, ...questions } = ttc;
  if (!finished) return questions;
  return { ...questions, _total: Object.values(questions).reduce((sum, milliseconds) => sum + milliseconds, 0) };
}

/**
 * True for a value that is empty whatever the question's type: a skipped question that a late answer may still fill.
 */
function isEmptyValue(answer: Answer | undefined): boolean {
  return answer === undefined || answer === '' || (Array.isArray(answer) && answer.length === 0);
}

function isSame(one: Answer | undefined, other: Answer): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function hasSameTimes(one: TimesToComplete, other: TimesToComplete): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
