import { SAMPLE_RATE } from './decoded-sample';

const FRAME = SAMPLE_RATE / 1000;
/** Milliseconds compared on each side of a possible onset. */
const REACH = 8;
/** Milliseconds around the grid in which an onset is looked for. */
const WINDOW = 45;

export interface Onset {
  /** Later than the grid is positive. */
  readonly offsetMs: number;
  /** How much louder it is after than before. */
  readonly riseDb: number;
}

/** The sharpest rise of energy around `seconds`, in a sound of which silence goes before the start. */
export function onsetNear(left: Float32Array, right: Float32Array, seconds: number): Onset {
  const center = Math.round(seconds * 1000);
  const energy = (ms: number) => frameEnergy(left, right, ms);
  let best: Onset = { offsetMs: 0, riseDb: Number.NEGATIVE_INFINITY };
  for (let ms = center - WINDOW; ms <= center + WINDOW; ms++) {
    let before = 1e-7;
    let after = 1e-7;
    for (let i = 0; i < REACH; i++) {
      before += energy(ms - 1 - i);
      after += energy(ms + i);
    }
    const riseDb = 10 * Math.log10(after / before);
    if (riseDb > best.riseDb) best = { offsetMs: ms - center, riseDb };
  }
  return best;
}

/** Energy of the difference between neighbours, which brings out attacks and keeps the bass from hiding them. */
function frameEnergy(left: Float32Array, right: Float32Array, ms: number): number {
  let sum = 0;
  for (let i = Math.max(1, ms * FRAME); i < (ms + 1) * FRAME; i++) {
    sum += ((left[i] ?? 0) - (left[i - 1] ?? 0)) ** 2 + ((right[i] ?? 0) - (right[i - 1] ?? 0)) ** 2;
  }
  return sum;
}
