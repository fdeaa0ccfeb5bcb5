import { expect, test } from 'vitest';
import { luma, ssim } from './ssim';

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
