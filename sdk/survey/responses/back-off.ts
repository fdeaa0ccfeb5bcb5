/** Attempts that follow each other at once, before anything is waited for (docs/rules/surveys.md#sending). */
export const QUICK_ATTEMPTS = 2;

const FIRST_MS = 2000;
const MOST_MS = 5 * 60_000;

/**
 * Milliseconds to wait after so many failures in a row, from 1: two seconds, then twice as long each time, five minutes
 * at most. Half of it is up to chance, so that the pages of a site do not all come back in the same second.
 */
export function backOffMs(failures: number, random: () => number): number {
  const most = Math.min(MOST_MS, FIRST_MS * 2 ** (failures - 1));
  return most * (0.5 + random() / 2);
}
