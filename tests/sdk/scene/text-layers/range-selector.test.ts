import { describe, expect, it } from 'vitest';
import type { LottieRangeSelector } from '../../../../sdk/scene/lottie';
import { influence, selectorAt, selectorSpan, unite } from '../../../../sdk/scene/text-layers/range-selector';

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

  const linear = [0.125, 0.375, 0.625, 0.875];
  const differences = (eased: Pick<LottieRangeSelector, 'ne' | 'xe'>) =>
    shares({ sh: 2, ...eased }).map((share, index) => Math.sign(share - (linear[index] ?? 0)));

  it('with easing begins slower or faster, and ends slower or faster', () => {
    expect(differences({ ne: still(60) })).toEqual([-1, -1, -1, -1]);
    expect(differences({ ne: still(-60) })).toEqual([1, 1, 1, 1]);
    expect(differences({ xe: still(60) })).toEqual([1, 1, 1, 1]);
    expect(differences({ xe: still(-60) })).toEqual([-1, -1, -1, -1]);
    expect(differences({ ne: still(60), xe: still(60) })).toEqual([-1, -1, 1, 1]);
  });

  it('with more easing is further from an even one', () => {
    const first = (ne: number) => shares({ sh: 2, ne: still(ne) })[0] ?? 0;
    const last = (xe: number) => shares({ sh: 2, xe: still(xe) })[3] ?? 0;
    for (const at of [first, last]) {
      const steps = [-90, -50, -10, 0, 10, 50, 90].map(at);
      expect(new Set(steps).size).toBe(7);
    }
    expect([first(-50), first(0), first(50)]).toEqual([first(-50), first(0), first(50)].toSorted((a, b) => b - a));
    expect([last(-50), last(0), last(50)]).toEqual([last(-50), last(0), last(50)].toSorted((a, b) => a - b));
  });

  it('of no width is a step', () => {
    expect(shares({ sh: 2, s: still(50), e: still(50) })).toEqual([0, 0, 1, 1]);
    expect(shares({ sh: 3, s: still(50), e: still(50) })).toEqual([1, 1, 0, 0]);
    expect(shares({ sh: 4, s: still(50), e: still(50) })).toEqual([0, 0, 0, 0]);
  });
});

describe('the time in which a range changes', () => {
  const moving = (from: number, to: number) => ({
    a: 1 as const,
    k: [
      { t: from, s: [0] },
      { t: to, s: [100] },
    ],
  });

  it('is from the first change of any part to the last', () => {
    expect(selectorSpan({ s: moving(10, 30), e: still(100) })).toEqual([10, 30]);
    expect(selectorSpan({ s: moving(10, 30), o: moving(5, 20) })).toEqual([5, 30]);
    expect(selectorSpan({ a: moving(10, 30), ne: moving(12, 40) })).toEqual([10, 40]);
  });

  it('is none where nothing changes', () => {
    expect(selectorSpan({ s: still(0), e: still(50) })).toBeUndefined();
    expect([unite(undefined, undefined), unite([1, 2], undefined), unite(undefined, [3, 4])]).toEqual([
      undefined,
      [1, 2],
      [3, 4],
    ]);
  });
});
