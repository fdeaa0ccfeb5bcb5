import { barSeconds } from './bars';

/** How far from a bar line a cut may be and still land on the beat. The same as for whole bars. */
const TOLERANCE_BARS = 0.1;

/** How many scene changes fall on a bar line. */
export interface CutsOnBars {
  /** Cuts from one scene to the next: one fewer than scenes. */
  readonly cuts: number;
  /** Those within 0.1 bar of a bar line. */
  readonly onBar: number;
}

/** How many cuts between the scenes fall on a bar line of music at `bpm` that starts with the first scene. */
export function cutsOnBars(scenes: readonly { readonly durationSeconds: number }[], bpm: number): CutsOnBars {
  let seconds = 0;
  let onBar = 0;
  for (const { durationSeconds } of scenes.slice(0, -1)) {
    seconds += durationSeconds;
    const bar = seconds / barSeconds(bpm);
    if (Math.abs(bar - Math.round(bar)) <= TOLERANCE_BARS + 1e-9) onBar += 1;
  }
  return { cuts: Math.max(0, scenes.length - 1), onBar };
}
