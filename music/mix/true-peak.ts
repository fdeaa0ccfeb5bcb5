/** Peaks between the samples, by fourfold oversampling (ITU-R BS.1770, annex 2). */
import type { Stereo } from '../sound/pcm';

const PHASES = 4;
const TAPS = 12;
const kernel = Array.from({ length: PHASES }, (_, phase) => {
  const taps = Array.from({ length: TAPS }, (_, tap) => {
    const x = tap - TAPS / 2 + 1 - phase / PHASES;
    const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
    return sinc * (0.5 + 0.5 * Math.cos((Math.PI * x) / (TAPS / 2 + 0.5)));
  });
  return Float64Array.from(taps);
});

/** For each sample the greatest absolute value of both sides from there to the next. */
export function truePeaks({ left, right }: Stereo): Float32Array {
  const peaks = new Float32Array(left.length);
  for (const side of [left, right]) {
    for (let i = 0; i < side.length; i++) {
      for (const taps of kernel) {
        let sum = 0;
        for (let tap = 0; tap < TAPS; tap++) sum += taps[tap]! * (side[i + tap - TAPS / 2 + 1] ?? 0);
        const value = Math.abs(sum);
        if (value > peaks[i]!) peaks[i] = value;
      }
    }
  }
  return peaks;
}
