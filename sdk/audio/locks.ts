/**
 * Locks: samples that have to stay where they are, under the scene that they were chosen for. A track keeps a lock if
 * the locked sample starts at the lock's place. No sample may play across that place.
 */
import { barSeconds } from './bars';
import { invalidKit, microseconds, type UsableSample } from './kit';

/** Largest distance of a lock from a whole bar at which it is counted in bars. The same as for scenes and samples. */
const TOLERANCE_BARS = 0.1;

/** Largest distance of a locked sample from its place in duration mode: rounding of sums, no audible shift. */
const TOLERANCE_US = 20_000;

/** A sample that the composer must leave at its place. */
export interface Lock {
  readonly sampleId: number;
  /**
   * Seconds from the start of the video. In bar mode: a whole number of bars of the kit's tempo, within 0.1 bar. In
   * duration mode the sample starts within 20 ms of it. At or after the end of the scenes it holds nothing.
   */
  readonly startSeconds: number;
}

/** True if two locks hold the same sample in the same place, within rounding. */
export function isSameLock(a: Lock, b: Lock): boolean {
  return a.sampleId === b.sampleId && Math.abs(a.startSeconds - b.startSeconds) < 0.02;
}

/** A lock in the terms of a problem. */
export interface PlacedLock {
  /** Number of the sample; -1 if the problem does not have it, then nothing keeps the lock. */
  readonly sample: number;
  /** Least remainder of the target at the start of the sample. */
  readonly low: number;
  readonly high: number;
}

/** Throws `invalid_argument` for a place that cannot be meant and for a sample that no track can have. */
export function checkLocks(locks: readonly Lock[], usable: readonly UsableSample[]): void {
  for (const [index, { sampleId, startSeconds }] of locks.entries()) {
    if (!(startSeconds >= 0 && Number.isFinite(startSeconds)))
      throw invalidKit(`options.locks[${index}].startSeconds`, startSeconds);
    if (!usable.some(({ id }) => id === sampleId)) throw invalidKit(`options.locks[${index}].sampleId`, sampleId);
  }
}

/** Undefined if a lock does not lie on a bar line. */
export function locksInBars(
  locks: readonly Lock[],
  samples: readonly UsableSample[],
  target: number,
  bpm: number,
): PlacedLock[] | undefined {
  const placed: PlacedLock[] = [];
  for (const { sampleId, startSeconds } of locks) {
    const count = startSeconds / barSeconds(bpm);
    const bar = Math.round(count);
    if (Math.abs(count - bar) > TOLERANCE_BARS) return undefined;
    const remaining = target - bar;
    if (remaining > 0) placed.push({ sample: numberOf(samples, sampleId), low: remaining, high: remaining });
  }
  return placed;
}

/** `target` in microseconds. */
export function locksInTime(locks: readonly Lock[], samples: readonly UsableSample[], target: number): PlacedLock[] {
  return locks.flatMap(({ sampleId, startSeconds }) => {
    const remaining = target - (startSeconds === 0 ? 0 : microseconds(startSeconds));
    if (remaining <= 0) return [];
    const low = Math.max(1, remaining - TOLERANCE_US);
    return [{ sample: numberOf(samples, sampleId), low, high: remaining + TOLERANCE_US }];
  });
}

function numberOf(samples: readonly UsableSample[], sampleId: number): number {
  return samples.findIndex(({ id }) => id === sampleId);
}
