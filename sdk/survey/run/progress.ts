/**
 * Progress in the bar, 0 to 1. It depends on the way so far, not on the question alone. So it never goes back, neither
 * with Back nor where logic leads to an earlier question. It is 1 at the end and nowhere else (defect 9).
 */

/**
 * Largest progress of a step if the place in the survey is no measure: logic led back (docs/rules/surveys.md#screens).
 */
export const PROGRESS_STEP = 0.1;

/**
 * After one step forward to the question at `index` of `count`. It shows the share of questions before this one:
 * `index / count`. Where that is no more than before, the bar still moves by 0.1, or by less where many questions may
 * follow. So it does not fill up before the end, however often logic leads back.
 */
export function progressAfterStep(previous: number, index: number, count: number): number {
  if (count <= 0) return previous;
  const share = index / count;
  if (share > previous) return share;
  const left = 1 - previous;
  const step = Math.min(PROGRESS_STEP, left / (count - index + 1));
  // Thousands of rounds would round up to 1.
  return Math.min(previous + step, 1 - Number.EPSILON * 1024);
}
