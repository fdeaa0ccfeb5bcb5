import { expect, test } from 'vitest';
import { luma, STEP, ssim } from './ssim';

const width = 64;
const height = 48;
const noise = (seed: number) => {
  let state = seed;
  return Uint8Array.from({ length: width * height * 4 }, () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state % 256;
  });
};

test('a picture equals itself', () => {
  const plane = luma(noise(1));
  expect(ssim(plane, plane, width, height)).toBeCloseTo(1, 10);
});

test('two unrelated pictures have nothing in common', () => {
  expect(Math.abs(ssim(luma(noise(1)), luma(noise(2)), width, height))).toBeLessThan(0.1);
});

test('a small difference is a small loss', () => {
  const picture = noise(3);
  const changed = picture.map((value, index) => (index % 97 === 0 ? 255 - value : value));
  const similarity = ssim(luma(picture), luma(changed), width, height);
  expect(similarity).toBeGreaterThan(0.9);
  expect(similarity).toBeLessThan(0.9999);
});

/** The definition, one window after another, with all 121 weights. */
function defined(a: Float64Array, b: Float64Array): number {
  const offsets = Array.from({ length: 121 }, (_, index) => ({ x: (index % 11) - 5, y: Math.floor(index / 11) - 5 }));
  const weights = offsets.map(({ x, y }) => Math.exp(-(x * x + y * y) / (2 * 1.5 ** 2)));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const windows: number[] = [];
  for (let y = 5; y < height - 5; y += STEP) {
    for (let x = 5; x < width - 5; x += STEP) {
      const mean = (of: (at: number) => number) =>
        offsets.reduce((sum, by, at) => sum + (weights[at]! / all) * of((y + by.y) * width + x + by.x), 0);
      const meanA = mean((at) => a[at]!);
      const meanB = mean((at) => b[at]!);
      const varianceA = mean((at) => (a[at]! - meanA) ** 2);
      const varianceB = mean((at) => (b[at]! - meanB) ** 2);
      const covariance = mean((at) => (a[at]! - meanA) * (b[at]! - meanB));
      const c1 = 2.55 ** 2;
      const c2 = 7.65 ** 2;
      windows.push(
        ((2 * meanA * meanB + c1) * (2 * covariance + c2)) /
          ((meanA ** 2 + meanB ** 2 + c1) * (varianceA + varianceB + c2)),
      );
    }
  }
  return windows.reduce((sum, value) => sum + value, 0) / windows.length;
}

test('it is the mean of its windows, as it is defined', () => {
  const picture = noise(5);
  const changed = picture.map((value, index) => (index < 6000 ? value : (value + index) % 256));
  const a = luma(picture);
  const b = luma(changed);
  const expected = defined(a, b);
  expect(expected).toBeGreaterThan(0.2);
  expect(expected).toBeLessThan(0.9);
  expect(ssim(a, b, width, height)).toBeCloseTo(expected, 9);
});
