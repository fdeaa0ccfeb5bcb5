import type { LegalGraph } from './legal';
import type { PlacedLock } from './locks';

/**
 * What both modes have in common: walk the graph, taking the length of each sample off `target`, until nothing remains.
 * Bar mode counts bars and must end at exactly 0. Duration mode counts microseconds and may end below it.
 */
export interface Problem {
  readonly graph: LegalGraph;
  /** Length of each sample, a positive integer. */
  readonly lengths: Float64Array;
  readonly target: number;
  /** Whether a track must end at exactly 0, not at or below it. */
  readonly endsExactly: boolean;
  /** How far below 0 a track may end before that counts as overshoot; microseconds. */
  readonly freeOvershoot: number;
  /** Where certain samples must start; mostly none. */
  readonly locks: readonly PlacedLock[];
}

/** Whether `sample` may start where `remaining` of the target is left: every lock there is kept, and none is played over. */
export function keepsLocks({ locks, lengths }: Problem, sample: number, remaining: number): boolean {
  if (locks.length === 0) return true;
  const after = remaining - (lengths[sample] as number);
  return locks.every(({ sample: locked, low, high }) =>
    remaining >= low && remaining <= high ? sample === locked : remaining < low || after >= low,
  );
}

/** Whether a track whose last sample leaves `remaining` (0 or less) fills the scenes as the mode demands. */
export function isFilled(problem: Problem, remaining: number): boolean {
  return remaining === 0 || (remaining < 0 && !problem.endsExactly);
}

/** What of the last sample is faded out, in whole milliseconds; always 0 in bar mode. */
export function overshootMs(problem: Problem, remaining: number): number {
  return Math.max(0, Math.round((-remaining - problem.freeOvershoot) / 1000));
}
