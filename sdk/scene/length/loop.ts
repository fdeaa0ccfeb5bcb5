/** Properties that repeat: in a longer scene they go round more often, at their own speed. */
import { isEqual } from '../../base/equal';
import type { JsonKeyframe } from '../conversion/retiming';

/** One round of a property. */
export interface Loop {
  /** Keyframes of one round. */
  readonly keys: number;
  /** Frames of one round. */
  readonly frames: number;
}

/** Fewer rounds are a movement there and back. */
const LEAST_ROUNDS = 2;

/** Frames by which equal rounds may differ. */
const TOLERANCE = 0.01;

/** Share of the document through which a property repeats. Less is a movement of arrival or exit, such as a bell that rings. */
const LEAST_SHARE = 0.5;

/**
 * Undefined for what does not repeat. The last keyframe begins a new round. `documentFrames`: length of the document, by the
 * clock of the keyframes; it bounds how many rounds a longer scene takes.
 */
export function loopOf(keyframes: readonly JsonKeyframe[], documentFrames: number): Loop | undefined {
  const steps = keyframes.length - 1;
  if (span(keyframes, 0, steps) < documentFrames * LEAST_SHARE) return undefined;
  for (let keys = 1; keys * LEAST_ROUNDS <= steps; keys += 1) {
    if (steps % keys === 0 && isRound(keyframes, keys)) return { keys, frames: span(keyframes, 0, keys) };
  }
  return undefined;
}

function isRound(keyframes: readonly JsonKeyframe[], keys: number): boolean {
  const frames = span(keyframes, 0, keys);
  if (frames <= 0 || !moves(keyframes, keys)) return false;
  return keyframes.slice(keys).every((keyframe, index) => {
    const before = keyframes[index];
    if (!before || Math.abs(keyframe.t - before.t - frames) > TOLERANCE) return false;
    // nothing follows the last one, so that it needs no easing
    return index === keyframes.length - keys - 1
      ? isEqual(keyframe.s, before.s)
      : isEqual(rest(keyframe), rest(before));
  });
}

/** A value that never changes is no loop. */
function moves(keyframes: readonly JsonKeyframe[], keys: number): boolean {
  return keys > 1 && keyframes.slice(1, keys).some(({ s }) => !isEqual(s, keyframes[0]?.s));
}

function rest({ t: _time, ...others }: JsonKeyframe): unknown {
  return others;
}

function span(keyframes: readonly JsonKeyframe[], from: number, to: number): number {
  return (keyframes[to]?.t ?? 0) - (keyframes[from]?.t ?? 0);
}

/** The same loop from `start` until `end`, frames of the scene, in as many rounds as that takes. */
export function loopedUntil(
  keyframes: readonly JsonKeyframe[],
  { keys, frames }: Loop,
  start: number,
  end: number,
): readonly JsonKeyframe[] {
  const first = keyframes[0]?.t ?? 0;
  const rounds = Math.max(1, Math.ceil((end - start) / frames));
  return Array.from({ length: rounds * keys + 1 }, (_, index) => {
    const key = keyframes[index % keys] ?? { t: first };
    return { ...key, t: start + key.t - first + Math.floor(index / keys) * frames };
  });
}
