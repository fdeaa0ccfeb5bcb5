import type { Problem } from '../problem/problem';

/** More states than this and a table of bounds would cost more than it saves. */
const MAX_STATES = 2_000;

/** States aimed at in duration mode: about 60 ms each in a track of half a minute. */
const DURATION_STATES = 512;

/**
 * The remaining lengths that occur, sorted into states of equal width: state `c` holds the lengths above
 * `(c - 1) * width` up to `c * width`. For each state only the span between its least and greatest occurring length
 * counts. In bar mode a state is one length. In duration mode, samples of whole bars give spans of a few microseconds,
 * so that the bound loses little there either.
 */
export interface StateTable {
  readonly width: number;
  readonly low: Float64Array;
  readonly high: Float64Array;
  /** The states in which something occurs, ascending. */
  readonly occupied: readonly number[];
}

/** Undefined if the samples are so short that there would be too many states. */
export function stateTableOf(problem: Problem): StateTable | undefined {
  const { target, lengths, graph } = problem;
  // No wider than the shortest sample: a sample must always lead into a lower state.
  const shortest = lengths.reduce((least, length) => Math.min(least, length), target);
  const width = problem.endsExactly ? 1 : Math.min(shortest, Math.ceil(target / DURATION_STATES));
  const top = Math.ceil(target / width);
  if (top > MAX_STATES) return undefined;
  const low = new Float64Array(top + 1).fill(Number.POSITIVE_INFINITY);
  const high = new Float64Array(top + 1).fill(Number.NEGATIVE_INFINITY);
  const spread = (from: number, to: number) => {
    for (let state = Math.ceil(Math.max(1, from) / width); state <= Math.ceil(to / width) && to > 0; state += 1) {
      low[state] = Math.min(low[state] as number, Math.max(from, (state - 1) * width + 1));
      high[state] = Math.max(high[state] as number, Math.min(to, state * width));
    }
  };
  const distinct = (mask: Uint8Array) => [...new Set(lengths.filter((_, sample) => mask[sample] === 1))];
  for (const length of distinct(graph.canOpen)) spread(target - length, target - length);
  const passing = distinct(graph.canPass);
  const occupied: number[] = [];
  for (let state = top; state >= 1; state -= 1) {
    if ((low[state] as number) > (high[state] as number)) continue;
    occupied.unshift(state);
    for (const length of passing) spread((low[state] as number) - length, (high[state] as number) - length);
  }
  return { width, low, high, occupied };
}
