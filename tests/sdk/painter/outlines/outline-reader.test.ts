import { describe, expect, test } from 'vitest';
import { boundsOf, lengthOf } from '../../../../sdk/painter/outlines/curves';
import { outlineReader } from '../../../../sdk/painter/outlines/outline-reader';
import { puckerOf } from '../../../../sdk/painter/outlines/pucker';

const still = (k: number | readonly number[]) => ({ a: 0 as const, k });
type Point = readonly [number, number];
const straight = (c: boolean, v: readonly Point[]) => ({ c, v, i: v.map(() => [0, 0]), o: v.map(() => [0, 0]) });
const line = (y: number) =>
  straight(false, [
    [0, y],
    [10, y],
  ]);

describe('a path that changes', () => {
  const keyframes = [
    { t: 0, s: [line(0)] },
    { t: 10, s: [line(20)], h: 1 as const },
    { t: 20, s: [line(60)] },
  ];
  const reader = outlineReader({ ty: 'sh', ks: { a: 1, k: keyframes } });
  const heightAt = (frame: number) => reader.at(frame).curves[0]?.[1];

  test('is between its keyframes, and stays where they hold it', () => {
    expect(reader.isStill).toBe(false);
    expect([-5, 0, 5, 10, 19, 20, 40].map(heightAt)).toEqual([0, 0, 10, 20, 20, 60, 60]);
  });

  test('of an older export ends where its last span ends', () => {
    const older = [{ t: 0, s: [line(0)], e: [line(30)] }, { t: 10 }];
    const outline = outlineReader({ ty: 'sh', ks: { a: 1, k: older } });
    expect([0, 5, 10, 50].map((frame) => outline.at(frame).curves[0]?.[1])).toEqual([0, 15, 30, 30]);
  });
});

describe('a star', () => {
  const star = (more: object) =>
    outlineReader({ ty: 'sr', sy: 1, d: 1, p: still([0, 0]), pt: still(5), or: still(10), ir: still(4), ...more }).at(
      0,
    );

  test('has twice as many corners as points, the first one on top', () => {
    expect(star({}).curves).toHaveLength(10);
    const [x = 1, y = 1] = star({}).curves[0] ?? [];
    expect([x, y]).toEqual([expect.closeTo(0), expect.closeTo(-10)]);
    expect(boundsOf(star({ r: still(90) }))?.[2]).toBeCloseTo(10);
  });

  test('without an inner radius is a polygon', () => {
    expect(star({ sy: 2, pt: still(6) }).curves).toHaveLength(6);
    expect(lengthOf(star({ sy: 2, pt: still(6) }).curves)).toBeCloseTo(60);
  });

  test('with round corners is a circle', () => {
    const polygon = star({ sy: 2, pt: still(64), os: still(100) });
    expect(lengthOf(polygon.curves)).toBeCloseTo(2 * Math.PI * 10, 0);
  });

  test('goes the other way round', () => {
    const [, , , , , , x = 0] = star({}).curves[0] ?? [];
    const [, , , , , , back = 0] = star({ d: 3 }).curves[0] ?? [];
    expect(Math.sign(x)).toBe(1);
    expect(Math.sign(back)).toBe(-1);
  });
});

test('puckered points move to the center, tangents away from it', () => {
  const square = straight(true, [
    [-10, -10],
    [10, -10],
    [10, 10],
    [-10, 10],
  ]);
  const outline = outlineReader({ ty: 'sh', ks: { a: 0, k: square } }).at(0);
  const [puckered] = puckerOf({ ty: 'pb', a: still(50) }).change([outline], 0);
  expect(puckered?.curves[0]?.slice(0, 2)).toEqual([-5, -5]);
  expect(puckered?.curves[0]?.slice(2, 4)).toEqual([-15, -15]);
  expect(puckerOf({ ty: 'pb', a: still(0) }).change([outline], 0)).toEqual([outline]);
});
