import { describe, expect, test } from 'vitest';
import { limit } from '../../../../sdk/scene/soundtrack/limiter';
import { addSamples, fadeEnd, type StereoSamples, silentSamples } from '../../../../sdk/scene/soundtrack/stereo';

const RATE = 48_000;

function tone(frequency: number, amplitude: number, seconds: number, phase = 0): StereoSamples {
  const wave = Float32Array.from(
    { length: seconds * RATE },
    (_, index) => amplitude * Math.sin((2 * Math.PI * frequency * index) / RATE + phase),
  );
  return { left: wave, right: wave.slice() };
}

/** True peak by interpolation at sixteen times the rate with a long filter: stricter than the limiter's own estimate. */
function truePeak(channel: Float32Array): number {
  let peak = 0;
  for (let index = 40; index < channel.length - 40; index++) {
    if (Math.abs(channel[index]!) < 0.5) continue;
    for (let step = 0; step < 16; step++) {
      let sum = 0;
      for (let tap = -32; tap <= 32; tap++) {
        const distance = tap - step / 16;
        const sinc = distance === 0 ? 1 : Math.sin(Math.PI * distance) / (Math.PI * distance);
        sum += channel[index + tap]! * sinc * (0.5 + 0.5 * Math.cos((Math.PI * distance) / 33));
      }
      peak = Math.max(peak, Math.abs(sum));
    }
  }
  return peak;
}

/** The limiter estimates peaks; a third of a decibel is what it may miss. */
const MOST = 10 ** (-1.7 / 20);

describe('limit', () => {
  test('leaves music below the ceiling exactly as it is', () => {
    const sound = tone(440, 0.75, 0.5);
    const before = sound.left.slice();
    limit(sound);
    expect(sound.left).toEqual(before);
  });

  test.each([
    [100, 1.9],
    [997, 1.2],
    [11_025, 0.98],
    [12_000, 0.95],
  ])('keeps %i Hz at %f under -1.7 dB of true peak', (frequency, amplitude) => {
    const sound = tone(frequency, amplitude, 0.3, Math.PI / 4);
    limit(sound);
    expect(truePeak(sound.left)).toBeLessThanOrEqual(MOST);
    expect(truePeak(sound.left)).toBeGreaterThan(0.73);
  });

  test('turns down smoothly before a burst and comes back after it', () => {
    const sound = tone(50, 0.5, 2);
    addSamples(sound, tone(1000, 1, 0.05), RATE / 2);
    const before = sound.left.slice();
    limit(sound);
    const gains = Array.from(sound.left, (value, index) =>
      Math.abs(before[index]!) > 0.05 ? value / before[index]! : Number.NaN,
    );
    const steps = gains
      .slice(1)
      .map((gain, index) => Math.abs(gain - gains[index]!))
      .filter((step) => !Number.isNaN(step));
    expect(Math.max(...steps.slice(0, 50_000))).toBeLessThan(0.01);
    expect(gains.find((gain) => !Number.isNaN(gain))).toBe(1);
    expect(gains.findLast((gain) => !Number.isNaN(gain))).toBeGreaterThan(0.99);
  });
});

test('a fade starts at full level and ends in silence', () => {
  const sound = silentSamples(1000);
  sound.left.fill(1);
  sound.right.fill(-1);
  fadeEnd(sound, 400);
  expect(sound.left[599]).toBe(1);
  expect(sound.left[799]).toBeCloseTo(0.5, 2);
  expect(sound.left[999]).toBe(0);
  expect(sound.right[799]).toBeCloseTo(-0.5, 2);
});
