import { describe, expect, test } from 'vitest';
import { boundsOf, lengthOf, type Outline, partOf } from '../../../../sdk/painter/outlines/curves';
import { outlineReader } from '../../../../sdk/painter/outlines/outline-reader';
import { roundCornersOf } from '../../../../sdk/painter/outlines/round-corners';
import { trimOf } from '../../../../sdk/painter/outlines/trim';

const still = (k: number | readonly number[]) => ({ a: 0 as const, k });
const shape = (ty: string, more: object = {}) => ({
  ty,
  d: 1,
  p: still([50, 20]),
  s: still([40, 20]),
  r: still(0),
  ...more,
});
const outlineOf = (ty: string, more?: object) => outlineReader(shape(ty, more)).at(0);
const path = (c: boolean, v: readonly (readonly [number, number])[]) => {
  const none = v.map(() => [0, 0]);
  return outlineReader({ ty: 'sh', ks: { a: 0, k: { c, v, i: none, o: none } } }).at(0);
};
const ends = ({ curves }: Outline) => [curves[0]?.slice(0, 2), curves.at(-1)?.slice(6)];

describe('outlines', () => {
  test('of a rectangle begin below its upper right corner and go round clockwise, or the other way', () => {
    expect(ends(outlineOf('rc'))).toEqual([
      [70, 10],
      [70, 10],
    ]);
    expect(outlineOf('rc').curves[0]?.slice(6)).toEqual([70, 30]);
    expect(outlineOf('rc', { d: 3 }).curves[0]?.slice(6)).toEqual([30, 10]);
    expect(boundsOf(outlineOf('rc', { r: still(6) }))).toEqual([30, 10, 70, 30]);
    expect(outlineOf('rc', { r: still(6) }).curves).toHaveLength(8);
  });

  test('of an ellipse are as long as it is round', () => {
    const circle = outlineOf('el', { s: still([20, 20]) });
    expect(lengthOf(circle.curves)).toBeCloseTo(20 * Math.PI, 1);
    expect(ends(circle)).toEqual([
      [50, 10],
      [50, 10],
    ]);
  });

  test('follow a size that grows', () => {
    const s = {
      a: 1,
      k: [
        { t: 0, s: [0, 20] },
        { t: 10, s: [40, 20] },
      ],
    };
    const growing = outlineReader(shape('rc', { s }));
    expect(growing.isStill).toBe(false);
    expect(boundsOf(growing.at(5))).toEqual([40, 10, 60, 30]);
  });
});

describe('a part of an outline', () => {
  const line = path(false, [
    [0, 0],
    [100, 0],
    [100, 50],
  ]);
  const trim = (start: number, end: number, offset = 0) =>
    trimOf({ ty: 'tm', s: still(start), e: still(end), o: still(offset), m: 1 });
  const drawn = (outline: Outline, ...percents: [number, number, number?]) => trim(...percents).change(outline, 0);

  test('goes from one length to another, over its corners', () => {
    expect(partOf(line.curves, 90, 110).map((curve) => curve.slice(6))).toEqual([
      [100, 0],
      [100, expect.closeTo(10, 0)],
    ]);
    expect(lengthOf(partOf(line.curves, 25, 60))).toBeCloseTo(35, 0);
  });

  test('is drawn between shares of its length; all of it and nothing are that', () => {
    expect(ends(drawn(line, 0, 50)[0]!)).toEqual([
      [0, 0],
      [expect.closeTo(75, 0), 0],
    ]);
    expect(drawn(line, 100, 0)).toEqual([line]);
    expect(drawn(line, 40, 40)[0]?.curves).toEqual([]);
  });

  test('that goes on at the start is one line on a closed outline and two on an open one', () => {
    const square = path(true, [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ]);
    expect(drawn(square, 50, 100, 90)).toHaveLength(1);
    expect(ends(drawn(square, 50, 100, 90)[0]!)).toEqual(
      [
        [0, 10],
        [10, 0],
      ].map((point) => point.map((at) => expect.closeTo(at, 0))),
    );
    expect(drawn(line, 50, 100, 90).map(({ curves }) => lengthOf(curves))).toEqual([
      expect.closeTo(37.5, 0),
      expect.closeTo(37.5, 0),
    ]);
  });
});

test('corners are rounded up to half of their sides, ends of open lines are not', () => {
  const round = roundCornersOf({ ty: 'rd', r: still(20) });
  const [corner] = round.change(
    path(false, [
      [0, 0],
      [100, 0],
      [100, 10],
    ]),
    0,
  );
  expect(corner?.curves.map((curve) => curve.slice(6))).toEqual([
    [80, 0],
    [100, 5],
    [100, 10],
  ]);
  const [square] = round.change(
    path(true, [
      [0, 0],
      [100, 0],
      [100, 100],
      [0, 100],
    ]),
    0,
  );
  expect(square?.curves).toHaveLength(8);
  expect(boundsOf(square!)).toEqual([0, 0, 100, 100]);
});
