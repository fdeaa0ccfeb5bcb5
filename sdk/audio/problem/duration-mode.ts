import { microseconds, type UsableSample } from '../kit';
import { type Lock, locksInTime } from '../locks';
import { legalGraph } from './legal';
import type { Problem } from './problem';

/** A track may end this much before the scenes do: too little to be heard as a gap. */
const TOLERANCE_US = 50_000;

/** The scenes counted in microseconds: a track is long enough with its last sample and was not without it. */
export function durationProblem(
  usable: readonly UsableSample[],
  sceneSeconds: readonly number[],
  locks: readonly Lock[] = [],
): Problem {
  const totalUs = microseconds(sceneSeconds.reduce((sum, seconds) => sum + seconds, 0));
  // Scenes shorter than the tolerance still need a first sample.
  const target = Math.max(1, totalUs - TOLERANCE_US);
  return {
    graph: legalGraph(usable, usable),
    lengths: Float64Array.from(usable, ({ durationUs }) => durationUs),
    target,
    endsExactly: false,
    freeOvershoot: Math.min(TOLERANCE_US, totalUs - 1),
    locks: locksInTime(locks, usable, target),
  };
}
