/** Seconds that a question is taken to last (docs/rules/surveys.md#estimated-time). */
export const SECONDS_PER_QUESTION = 15;

/** `lessThan` 'less than 1 minute', 'less than N minutes'; `exactly` 'N minutes'; `orMore` '6+ minutes'. */
export interface TimeEstimate {
  readonly kind: 'lessThan' | 'exactly' | 'orMore';
  /** Whole minutes, rounded up; at most 6. */
  readonly minutes: number;
}

const MOST_MINUTES = 6;

/** Estimated time for a survey of `questionCount` questions; undefined if there is nothing to answer. */
export function timeEstimate(questionCount: number): TimeEstimate | undefined {
  if (!(questionCount > 0)) return undefined;
  const minutes = (questionCount * SECONDS_PER_QUESTION) / 60;
  if (minutes > MOST_MINUTES) return { kind: 'orMore', minutes: MOST_MINUTES };
  return { kind: Number.isInteger(minutes) ? 'exactly' : 'lessThan', minutes: Math.ceil(minutes) };
}
