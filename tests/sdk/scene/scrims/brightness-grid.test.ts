import { expect, test } from 'vitest';
import {
  grayRangeIn,
  isPartlyClear,
  measureBrightness,
  mergedBrightness,
} from '../../../../sdk/scene/scrims/brightness-grid';

const SIDE = 128;
const WHOLE = { left: 0, top: 0, right: 1, bottom: 1 };
type Rgba = readonly [number, number, number, number];

function measured(colorAt: (x: number, y: number) => Rgba): string {
  const pixels = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let y = 0; y < SIDE; y++) for (let x = 0; x < SIDE; x++) pixels.set(colorAt(x, y), (y * SIDE + x) * 4);
  return measureBrightness({ pixels, widthPx: SIDE, heightPx: SIDE });
}

const WHITE: Rgba = [255, 255, 255, 255];
const BLACK: Rgba = [0, 0, 0, 255];
const halves = measured((x) => (x < SIDE / 2 ? BLACK : WHITE));

test('each part of a picture has the grays that lie in it', () => {
  expect(grayRangeIn(halves, { ...WHOLE, right: 0.5 })).toEqual({ darkest: 0, brightest: 0 });
  expect(grayRangeIn(halves, { ...WHOLE, left: 0.5 })).toEqual({ darkest: 255, brightest: 255 });
  expect(grayRangeIn(halves, { ...WHOLE, left: 0.4, right: 0.6 })).toEqual({ darkest: 0, brightest: 255 });
});

test('a small pattern is as dark and as bright as its colors, a few pixels of noise are not', () => {
  const pattern = measured((x, y) => ((x + y) % 2 === 0 ? BLACK : WHITE));
  expect(grayRangeIn(pattern, WHOLE)).toEqual({ darkest: 0, brightest: 255 });
  const noisy = measured((x, y) => (x % 8 === 0 && y % 8 === 0 ? WHITE : BLACK));
  expect(grayRangeIn(noisy, WHOLE)).toEqual({ darkest: 0, brightest: 0 });
});

test('a color is between two grays of which one is never lighter, and one never darker', () => {
  const { darkest = 255, brightest = 0 } =
    grayRangeIn(
      measured(() => [0, 0, 255, 255]),
      WHOLE,
    ) ?? {};
  expect(darkest).toBeLessThanOrEqual(0.0722 * 255);
  expect(brightest).toBeGreaterThanOrEqual(76);
});

test('transparent parts have no gray; half of a picture that is cut out has its own', () => {
  const cutOut = measured((x) => (x < SIDE / 2 ? [0, 0, 0, 0] : WHITE));
  expect(isPartlyClear(cutOut)).toBe(true);
  expect(isPartlyClear(halves)).toBe(false);
  expect(grayRangeIn(cutOut, { ...WHOLE, right: 0.5 })).toBeUndefined();
  expect(grayRangeIn(cutOut, WHOLE)).toEqual({ darkest: 255, brightest: 255 });
});

test('moments of a video count together, where one is transparent too', () => {
  const merged = mergedBrightness([measured(() => BLACK), measured(() => WHITE), measured(() => [0, 0, 0, 0])]);
  expect(grayRangeIn(merged, WHOLE)).toEqual({ darkest: 0, brightest: 255 });
  expect(mergedBrightness([])).toBeUndefined();
});

test('what is not measured may be anything', () => {
  for (const unknown of [undefined, '', 'ff'])
    expect(grayRangeIn(unknown, WHOLE)).toEqual({ darkest: 0, brightest: 255 });
  expect(isPartlyClear(undefined)).toBe(false);
});
