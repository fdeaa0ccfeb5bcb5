/** Integrated loudness after ITU-R BS.1770-4: K-weighting, blocks of 400 ms, two gates. */
import { type Biquad, run } from '../sound/biquad';
import { SAMPLE_RATE, type Stereo } from '../sound/pcm';

/** Coefficients of the standard, for 48 kHz. */
const HEAD: Biquad = {
  b0: 1.53512485958697,
  b1: -2.69169618940638,
  b2: 1.19839281085285,
  a1: -1.69065929318241,
  a2: 0.73248077421585,
};
const WEIGHT: Biquad = { b0: 1, b1: -2, b2: 1, a1: -1.99004745483398, a2: 0.99007225036621 };
const BLOCK = Math.round(0.4 * SAMPLE_RATE);
const HOP = BLOCK / 4;

/** LUFS; -Infinity for silence and for less than 400 ms. */
export function loudness(sound: Stereo): number {
  const powers = blockPowers(sound);
  const audible = powers.filter((power) => lufs(power) > -70);
  const gate = lufs(mean(audible)) - 10;
  return lufs(mean(audible.filter((power) => lufs(power) > gate)));
}

function blockPowers({ left, right }: Stereo): number[] {
  const sides = [left.slice(), right.slice()];
  for (const side of sides) {
    run(side, HEAD);
    run(side, WEIGHT);
  }
  const powers: number[] = [];
  for (let start = 0; start + BLOCK <= left.length; start += HOP) {
    let sum = 0;
    for (const side of sides) for (let i = start; i < start + BLOCK; i++) sum += side[i]! * side[i]!;
    powers.push(sum / BLOCK);
  }
  return powers;
}

function lufs(power: number): number {
  return -0.691 + 10 * Math.log10(power);
}

function mean(values: readonly number[]): number {
  return values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;
}
