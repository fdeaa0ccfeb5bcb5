/** Small capitals are capitals of a smaller size: letters of both are never shaped together. */
import type { TextRun } from './runs';

/** Their size as a share of that of the text: that of After Effects, and of Chromium where a font has none of its own. */
export const SMALL_CAPITALS_SHARE = 0.7;

/** Cuts runs where small capitals begin and end. `small`: beginnings and ends, one after the other. */
export function withSmallCapitals(runs: readonly TextRun[], small: readonly number[]): TextRun[] {
  if (small.length === 0) return [...runs];
  return runs.flatMap((run) => {
    const cuts = [run.start, ...small.filter((at) => at > run.start && at < run.end), run.end];
    return cuts.slice(1).map((end, index) => {
      const start = cuts[index] ?? run.start;
      return { ...run, start, end, share: isSmall(start, small) ? SMALL_CAPITALS_SHARE : 1 };
    });
  });
}

/** An odd number of bounds is before the letter or at it. */
function isSmall(at: number, small: readonly number[]): boolean {
  return small.filter((bound) => bound <= at).length % 2 === 1;
}
