import { describe, expect, it } from 'vitest';
import type { LottieRangeSelector } from '../../../sdk/scene/lottie';
import { influence, selectorAt } from '../../../sdk/scene/range-selector';

const still = (k: number) => ({ a: 0 as const, k });
const shares = (selector: LottieRangeSelector, count = 4) =>
  Array.from(
    { length: count },
    (_, index) => Math.round(influence(selectorAt(selector, 0, count), index) * 1000) / 1000,
  );

describe('a range', () => {
  it.each([
    ['square', 1, [1, 1, 1, 1]],
    ['ramp up', 2, [0.125, 0.375, 0.625, 0.875]],
    ['ramp down', 3, [0.875, 0.625, 0.375, 0.125]],
    ['triangle', 4, [0.25, 0.75, 0.75, 0.25]],
    ['round', 5, [0.661, 0.968, 0.968, 0.661]],
    ['smooth', 6, [0.146, 0.854, 0.854, 0.146]],
  ] as const)('of all, %s', (_name, sh, expected) => {
    expect(shares({ sh, s: still(0), e: still(100) })).toEqual(expected);
  });

  it('gives cut units their share', () => {
    expect(shares({ sh: 1, s: still(37.5), e: still(62.5) })).toEqual([0, 0.5, 0.5, 0]);
  });

  it('counts in units, moves by its offset, and may stand the wrong way round', () => {
    expect(shares({ sh: 1, r: 2, s: still(1), e: still(3) })).toEqual([0, 1, 1, 0]);
    expect(shares({ sh: 1, s: still(0), e: still(50), o: still(50) })).toEqual([0, 0, 1, 1]);
    expect(shares({ sh: 1, s: still(100), e: still(50) })).toEqual([0, 0, 1, 1]);
  });

  it('is weakened by its amount and sharpened by its smoothness', () => {
    expect(shares({ sh: 2, a: still(-50) })).toEqual([-0.062, -0.187, -0.312, -0.437]);
    expect(shares({ sh: 2, sm: still(0) })).toEqual([0, 0, 1, 1]);
  });

  it('eases without leaving its ends', () => {
    const eased = shares({ sh: 2, ne: still(100), xe: still(0) });
    expect(eased[0]).toBeLessThan(0.125);
    expect(eased).toEqual([...eased].sort((a, b) => a - b));
  });

  it('of no width is a step', () => {
    expect(shares({ sh: 2, s: still(50), e: still(50) })).toEqual([0, 0, 1, 1]);
    expect(shares({ sh: 3, s: still(50), e: still(50) })).toEqual([1, 1, 0, 0]);
    expect(shares({ sh: 4, s: still(50), e: still(50) })).toEqual([0, 0, 0, 0]);
  });
});
