import { barSeconds } from './bars';

/** Largest distance of a cut from a bar line at which it is on the beat. The same as for whole bars. */
const TOLERANCE_BARS = 0.1;

/** Number of scene changes on bar lines. */
export interface CutsOnBars {
  /** Cuts from one scene to the next: one fewer than scenes. */
  readonly cuts: number;
  /** Cuts within 0.1 bar of a bar line. */
  readonly onBar: number;
}

/** Counts the cuts between scenes that fall on a bar line of music at `bpm` that starts with the first scene. */
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
