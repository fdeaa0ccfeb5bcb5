import { describe, expect, test } from 'vitest';
import { blurPixels } from '../../../../sdk/painter/pixels/gaussian-blur';
import type { PixelArea } from '../../../../sdk/painter/pixels/pixel-area';

const SIDE = 81;
const MIDDLE = 40;

function area(paint: (x: number, y: number) => readonly number[]): PixelArea {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let index = 0; index < SIDE * SIDE; index++) data.set(paint(index % SIDE, Math.floor(index / SIDE)), index * 4);
  return { data, width: SIDE, height: SIDE };
}

const pixel = ({ data }: PixelArea, x: number, y: number) => [
  ...data.slice((y * SIDE + x) * 4, (y * SIDE + x) * 4 + 4),
];

/** Share of a Gaussian that lies before a distance in deviations. */
function shareBefore(deviations: number): number {
  const steps = 4000;
  let sum = 0;
  for (let step = 0; step < steps; step++) {
    const at = -6 + ((deviations + 6) * (step + 0.5)) / steps;
    sum += Math.exp(-(at ** 2) / 2);
  }
  return (sum * (deviations + 6)) / steps / Math.sqrt(2 * Math.PI);
}

describe.each([0.8, 1.5, 2.4, 5, 9])('an edge blurred by %s px', (sigma) => {
  test('falls as the integral of a Gaussian, along one axis alone', () => {
    const blurred = area((x) => (x < MIDDLE ? [255, 255, 255, 255] : [0, 0, 0, 255]));
    blurPixels(blurred, sigma, 0);
    for (const distance of [-1.5, -0.5, 0, 0.5, 1.5]) {
      const x = Math.round(MIDDLE + distance * sigma);
      const expected = 255 * shareBefore((MIDDLE - 0.5 - x) / sigma);
      expect(Math.abs((pixel(blurred, x, MIDDLE)[0] ?? 0) - expected), `at ${x}`).toBeLessThan(7);
      expect(pixel(blurred, x, 20)).toEqual(pixel(blurred, x, 60));
    }
  });
});

test('both axes are blurred alike', () => {
  const blurred = area((x, y) => [0, 200, 0, Math.abs(x - MIDDLE) < 12 && Math.abs(y - MIDDLE) < 12 ? 255 : 0]);
  blurPixels(blurred, 4, 4);
  for (let away = 0; away < 25; away++)
    expect(pixel(blurred, MIDDLE + away, MIDDLE)[3]).toBeCloseTo(pixel(blurred, MIDDLE, MIDDLE + away)[3] ?? 0, -0.3);
});

test('what is transparent has no color that others could take', () => {
  const blurred = area((x) => (x < MIDDLE ? [255, 0, 0, 255] : [0, 0, 255, 0]));
  blurPixels(blurred, 3, 3);
  const [red = 0, green, blue, alpha = 0] = pixel(blurred, MIDDLE + 2, MIDDLE);
  expect(red).toBeGreaterThan(250);
  expect([green, blue]).toEqual([0, 0]);
  expect(alpha).toBeGreaterThan(20);
  expect(alpha).toBeLessThan(120);
});

test('an even picture stays as it is, apart from its edges', () => {
  const blurred = area(() => [10, 120, 240, 255]);
  blurPixels(blurred, 6, 2);
  expect(pixel(blurred, MIDDLE, MIDDLE)).toEqual([10, 120, 240, 255]);
});
