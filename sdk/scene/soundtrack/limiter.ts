/**
 * Keeps music that adds up beyond full scale under -2 dBTP, without touching music that does not. The true peak between
 * the samples is estimated by interpolation to four times the rate (as ITU-R BS.1770-4 annex 2). The gain falls
 * smoothly ahead of a peak and comes back slowly.
 */
import { CEILING_DB } from './loudness-target';
import { SOUNDTRACK_SAMPLE_RATE } from './plan';
import type { StereoSamples } from './stereo';

const CEILING = 10 ** (CEILING_DB / 20);
const LOOKAHEAD = Math.round(0.004 * SOUNDTRACK_SAMPLE_RATE);
const RELEASE_PER_SAMPLE = 1 - Math.exp(-1 / (0.12 * SOUNDTRACK_SAMPLE_RATE));

const PHASES = 4;
const TAPS_PER_SIDE = 6;

/** Changes the sound in place. */
export function limit(sound: StereoSamples): void {
  const wanted = wantedGain(sound);
  if (!wanted) return;
  const gain = smoothed(released(lowestAhead(wanted)));
  for (let index = 0; index < gain.length; index++) {
    sound.left[index]! *= gain[index]!;
    sound.right[index]! *= gain[index]!;
  }
}

/** The gain that each sample alone would need; undefined when no sample needs any. */
function wantedGain({ left, right }: StereoSamples): Float32Array | undefined {
  const gain = new Float32Array(left.length).fill(1);
  let needed = false;
  for (let index = 0; index < left.length; index++) {
    const peak = Math.max(truePeak(left, index), truePeak(right, index));
    if (peak <= CEILING) continue;
    gain[index] = CEILING / peak;
    needed = true;
  }
  return needed ? gain : undefined;
}

/** Interpolation filters of the phases between two samples: a windowed sinc. */
const filters = Array.from({ length: PHASES - 1 }, (_, phase) =>
  Float64Array.from({ length: TAPS_PER_SIDE * 2 }, (_, tap) => {
    const distance = tap - TAPS_PER_SIDE + 1 - (phase + 1) / PHASES;
    const window = Math.cos((Math.PI * distance) / (2 * (TAPS_PER_SIDE + 1))) ** 2;
    return (Math.sin(Math.PI * distance) / (Math.PI * distance)) * window;
  }),
);

/** Peaks between samples hardly exceed twice their neighbors: below half of the ceiling nothing is interpolated. */
const INTERPOLATED_FROM = CEILING / 2;

/** Largest magnitude from this sample up to just before the next. */
function truePeak(channel: Float32Array, index: number): number {
  const sample = Math.abs(channel[index]!);
  if (Math.max(sample, Math.abs(channel[index + 1] ?? 0)) < INTERPOLATED_FROM) return sample;
  let peak = sample;
  for (const filter of filters) {
    let sum = 0;
    for (let tap = 0; tap < filter.length; tap++) sum += filter[tap]! * (channel[index + tap - TAPS_PER_SIDE + 1] ?? 0);
    peak = Math.max(peak, Math.abs(sum));
  }
  return peak;
}

/** Lowest value within the next LOOKAHEAD samples, so that the gain is down before the peak arrives. */
function lowestAhead(gain: Float32Array): Float32Array {
  const result = new Float32Array(gain.length);
  const candidates: number[] = [];
  let head = 0;
  for (let index = gain.length - 1; index >= 0; index--) {
    while (candidates.length > head && gain[candidates.at(-1)!]! >= gain[index]!) candidates.pop();
    candidates.push(index);
    if (candidates[head]! > index + LOOKAHEAD) head++;
    result[index] = gain[candidates[head]!]!;
  }
  return result;
}

function released(gain: Float32Array): Float32Array {
  let current = 1;
  return gain.map((wanted) => {
    current = Math.min(wanted, current + (1 - current) * RELEASE_PER_SAMPLE);
    return current;
  });
}

/** Mean over the LOOKAHEAD + 1 samples up to each: steps become ramps that end where the step was needed. */
function smoothed(gain: Float32Array): Float32Array {
  const before = gain[0]!; // a peak in the first milliseconds finds the gain down already
  let sum = LOOKAHEAD * before;
  return gain.map((value, index) => {
    sum += value;
    const mean = sum / (LOOKAHEAD + 1);
    sum -= gain[index - LOOKAHEAD] ?? before;
    return mean;
  });
}
