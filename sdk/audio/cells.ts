import type { Problem } from './problem';

/** More cells than this and a table of bounds would cost more than it saves. */
const MAX_CELLS = 2_000;

/** Cells aimed at in duration mode: about 60 ms each in a track of half a minute. */
const DURATION_CELLS = 512;

/**
 * The remaining lengths that occur, sorted into cells of equal width: cell c holds those in ((c - 1) * width, c * width].
 * Of each cell only the span between its least and greatest occurring length counts. In bar mode a cell is one length;
 * in duration mode, samples of whole bars give spans of a few microseconds, so that little is lost there either.
 */
export interface Cells {
  readonly width: number;
  readonly low: Float64Array;
  readonly high: Float64Array;
  /** The cells in which something occurs, ascending. */
  readonly occupied: readonly number[];
}

/** Undefined if the samples are so short that there would be too many cells. */
export function cellsOf(problem: Problem): Cells | undefined {
  const { target, lengths, graph } = problem;
  // No wider than the shortest sample: a sample must always lead into a lower cell.
  const shortest = lengths.reduce((least, length) => Math.min(least, length), target);
  const width = problem.endsExactly ? 1 : Math.min(shortest, Math.ceil(target / DURATION_CELLS));
  const top = Math.ceil(target / width);
  if (top > MAX_CELLS) return undefined;
  const low = new Float64Array(top + 1).fill(Number.POSITIVE_INFINITY);
  const high = new Float64Array(top + 1).fill(Number.NEGATIVE_INFINITY);
  const spread = (from: number, to: number) => {
    for (let cell = Math.ceil(Math.max(1, from) / width); cell <= Math.ceil(to / width) && to > 0; cell += 1) {
      low[cell] = Math.min(low[cell] as number, Math.max(from, (cell - 1) * width + 1));
      high[cell] = Math.max(high[cell] as number, Math.min(to, cell * width));
    }
  };
  const distinct = (mask: Uint8Array) => [...new Set(lengths.filter((_, sample) => mask[sample] === 1))];
  for (const length of distinct(graph.canOpen)) spread(target - length, target - length);
  const passing = distinct(graph.canPass);
  const occupied: number[] = [];
  for (let cell = top; cell >= 1; cell -= 1) {
    if ((low[cell] as number) > (high[cell] as number)) continue;
    occupied.unshift(cell);
    for (const length of passing) spread((low[cell] as number) - length, (high[cell] as number) - length);
  }
  return { width, low, high, occupied };
}
