import { describe, expect, test } from 'vitest';
import { numberReader, vectorReader } from '../../../../sdk/painter/properties/readers';
import { placingOf } from '../../../../sdk/painter/transform';

const still = (k: number | readonly number[]) => ({ a: 0 as const, k });

describe('a movement along a curve', () => {
  const keyframes = [
    { t: 0, s: [0, 0], to: [0, 100], ti: [0, 100] },
    { t: 10, s: [100, 0] },
  ];
  const way = vectorReader({ a: 1, k: keyframes }, [0, 0]);

  test('begins and ends at its keyframes and leaves the straight line between them', () => {
    expect(way.at(-1)).toEqual([0, 0]);
    expect(way.at(20)).toEqual([100, 0]);
    expect(way.at(5)).toEqual([expect.closeTo(50, 0), expect.closeTo(75, 0)]);
  });

  test('has one speed all along', () => {
    const points = Array.from({ length: 11 }, (_, frame) => way.at(frame));
    const steps = points.slice(1).map(([x = 0, y = 0], index) => {
      const [beforeX = 0, beforeY = 0] = points[index] ?? [];
      return Math.hypot(x - beforeX, y - beforeY);
    });
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(3);
  });
});

test('a number of an older export goes to the end of its span', () => {
  const reader = numberReader({ a: 1, k: [{ t: 0, s: [0], e: [8] }, { t: 10 }] }, 0);
  expect([0, 5, 10, 30].map((frame) => reader.at(frame))).toEqual([0, 4, 8, 8]);
});

describe('a skewed layer', () => {
  const matrixOf = (sk: number, sa: number) => placingOf({ sk: still(sk), sa: still(sa) }).matrix.at(0);

  test('has its upper part pushed to the right', () => {
    const [a, b, c, d] = matrixOf(45, 0);
    expect([a, b, c, d]).toEqual([1, 0, expect.closeTo(-1), 1]);
  });

  test('has its left part pushed along a vertical axis', () => {
    const [a, b, c, d] = matrixOf(45, 90);
    expect([a, b, c, d]).toEqual([1, 1, 0, 1].map((value) => expect.closeTo(value)));
  });
});
