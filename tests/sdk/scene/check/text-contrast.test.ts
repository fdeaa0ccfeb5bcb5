import { describe, expect, test } from 'vitest';
import { type CoveredMoment, coverage, inkContrast, restingFrames } from '../../../../sdk/scene/check/text-contrast';

const SIDE = 10;
type Place = (index: number) => boolean;
const everywhere: Place = () => true;
const upperHalf: Place = (index) => index < (SIDE * SIDE) / 2;

/** One gray where `isThere`, another elsewhere. */
function picture(gray: number, isThere: Place = everywhere, elsewhere = 128): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  for (let index = 0; index < SIDE * SIDE; index++)
    pixels.fill(isThere(index) ? gray : elsewhere, index * 4, index * 4 + 3);
  return pixels;
}

const letters = coverage(picture(0, upperHalf), picture(255, upperHalf));

describe('coverage', () => {
  test('is what differs between black and white letters', () => {
    expect([letters[0], letters.at(-1)]).toEqual([1, 0]);
    expect(coverage(picture(64), picture(192))[0]).toBeCloseTo(128 / 255);
  });
});

describe('contrast', () => {
  test('is that of the letters with what is behind them', () => {
    expect(inkContrast(picture(255, upperHalf), picture(0), letters)).toBeCloseTo(21);
    expect(inkContrast(picture(255, upperHalf), picture(255), letters)).toBeCloseTo(1);
  });

  test('is not told by what is beside them', () => {
    const beside = picture(0, upperHalf, 255);
    expect(inkContrast(picture(255), beside, letters)).toBeCloseTo(21);
  });

  test('of letters that cover nothing is none', () => {
    expect(inkContrast(picture(255), picture(0), new Float32Array(SIDE * SIDE))).toBeUndefined();
  });
});

describe('moments of rest', () => {
  const full = new Float32Array(SIDE * SIDE).fill(1);
  const part = (share: number) =>
    new Float32Array(SIDE * SIDE).map((_, index) => (index < SIDE * SIDE * share ? 1 : 0));
  const moment = (frame: number, covered: Float32Array, later = covered): CoveredMoment => ({ frame, covered, later });

  test('are those at which it stands and is whole', () => {
    const moments = [moment(0, part(0.3), part(0.6)), moment(10, full), moment(20, full), moment(30, part(0.5))];
    expect(restingFrames(moments)).toEqual([10, 20]);
  });

  test('larger on its way in than at rest, it is still at rest later', () => {
    expect(restingFrames([moment(0, full, part(0.7)), moment(10, part(0.4))])).toEqual([10]);
  });

  test('of a text that never rests: the one that shows most of it', () => {
    expect(restingFrames([moment(0, part(0.3), full), moment(10, full, part(0.3))])).toEqual([10]);
  });

  test('of a text that is never seen: none', () => {
    expect(restingFrames([moment(0, part(0)), moment(10, part(0.01))])).toEqual([]);
  });
});
