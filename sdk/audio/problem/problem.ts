import type { PlacedLock } from '../locks';
import type { LegalGraph } from './legal';

/**
 * Common rules of both modes: walk the graph, taking the length of each sample off `target`, until nothing remains. Bar
 * mode counts bars and must end at exactly 0. Duration mode counts microseconds and may end below it.
 */
export interface Problem {
  readonly graph: LegalGraph;
  /** Length of each sample, a positive integer. */
  readonly lengths: Float64Array;
  readonly target: number;
  /** True: a track must end at exactly 0, not at or below it. */
  readonly endsExactly: boolean;
  /** Distance below 0 that a track may end at without overshoot; microseconds. */
  readonly freeOvershoot: number;
  /** Required starts of samples; mostly none. */
  readonly locks: readonly PlacedLock[];
}

/**
 * True if `sample` may start where `remaining` of the target is left: every lock there is kept, and none is played
 * over.
 */
export function keepsLocks({ locks, lengths }: Problem, sample: number, remaining: number): boolean {
  if (locks.length === 0) return true;
  const after = remaining - (lengths[sample] as number);
  return locks.every(({ sample: locked, low, high }) =>
    remaining >= low && remaining <= high ? sample === locked : remaining < low || after >= low,
  );
}

/** True if a track whose last sample leaves `remaining` (0 or less) fills the scenes as the mode demands. */
export function isFilled(problem: Problem, remaining: number): boolean {
  return remaining === 0 || (remaining < 0 && !problem.endsExactly);
}

/** Faded end of the last sample in whole milliseconds; always 0 in bar mode. */
export function overshootMs(problem: Problem, remaining: number): number {
  return Math.max(0, Math.round((-remaining - problem.freeOvershoot) / 1000));
}
