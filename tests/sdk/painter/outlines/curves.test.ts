import { describe, expect, test } from 'vitest';
import {
  boundsOf,
  type Curve,
  isRectangle,
  lengthOf,
  type Outline,
  partOf,
} from '../../../../sdk/painter/outlines/curves';
import { ellipseOutline, rectangleOutline } from '../../../../sdk/painter/outlines/figures';
import { bends } from '../../../../sdk/painter/outlines/inflections';
import { joinedModifiers, modified } from '../../../../sdk/painter/outlines/modifier';
import { offsetPathsOf } from '../../../../sdk/painter/outlines/offset';
import { outlineReader } from '../../../../sdk/painter/outlines/outline-reader';
import { roundCornersOf } from '../../../../sdk/painter/outlines/round-corners';
import { trimOf } from '../../../../sdk/painter/outlines/trim';
import { stillReader } from '../../../../sdk/painter/properties/reader';

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
  const drawn = (outline: Outline, ...percents: [number, number, number?]) =>
    modified(outline, joinedModifiers(stillReader(outline), [trim(...percents)]), 0);

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
    [
      path(false, [
        [0, 0],
        [100, 0],
        [100, 10],
      ]),
    ],
    0,
  );
  expect(corner?.curves.map((curve) => curve.slice(6))).toEqual([
    [80, 0],
    [100, 5],
    [100, 10],
  ]);
  const [square] = round.change(
    [
      path(true, [
        [0, 0],
        [100, 0],
        [100, 100],
        [0, 100],
      ]),
    ],
    0,
  );
  expect(square?.curves).toHaveLength(8);
  expect(boundsOf(square!)).toEqual([0, 0, 100, 100]);
});

describe('outlines that are drawn one after the other', () => {
  const first = path(false, [
    [0, 0],
    [30, 0],
  ]);
  const second = path(false, [
    [0, 10],
    [70, 10],
  ]);
  const partsOf = (start: number, end: number, offset = 0) => {
    const trim = trimOf({ ty: 'tm', s: still(start), e: still(end), o: still(offset), m: 2 });
    // a reader of documents meets the last listed first
    const [later, earlier] = [second, first].map((outline) => joinedModifiers(stillReader(outline), [trim]));
    return [modified(first, earlier ?? [], 0), modified(second, later ?? [], 0)].map((parts) =>
      parts.map((part) => ends(part).map((point) => point?.[0])),
    );
  };

  test('share one length: the first listed is drawn first', () => {
    expect(partsOf(0, 30)).toEqual([[[0, 30]], []]);
    expect(partsOf(0, 65)).toEqual([[[0, 30]], [[0, expect.closeTo(35, 0)]]]);
    expect(partsOf(15, 100)).toEqual([[[expect.closeTo(15, 0), 30]], [[0, 70]]]);
  });

  test('go on at the first one beyond the end', () => {
    expect(partsOf(50, 100, 90)).toEqual([[[0, expect.closeTo(25, 0)]], [[expect.closeTo(45, 0), 70]]]);
  });
});

test('a square grows by its offset with miters, round corners reach as far, and an inward one shrinks', () => {
  const square = path(true, [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
  ]);
  const around = (amount: number, more: object) =>
    boundsOf(offsetPathsOf({ ty: 'op', a: still(amount), ml: still(4), ...more }).change([square], 0)[0]!);
  expect(around(10, { lj: 1 })).toEqual([-10, -10, 110, 110]);
  expect(around(-10, { lj: 1 })).toEqual([10, 10, 90, 90].map((side) => expect.closeTo(side, 5)));
  const [round] = offsetPathsOf({ ty: 'op', a: still(10), lj: 2 }).change([square], 0);
  expect(round?.curves).toHaveLength(8);
  expect(boundsOf(round!)).toEqual([-10, -10, 110, 110].map((side) => expect.closeTo(side, 5)));
});

test('an S bends in two parts, a C in one', () => {
  expect(bends([0, 0, 50, -100, 50, 100, 100, 0])).toHaveLength(2);
  expect(bends([0, 0, 0, 100, 100, 100, 100, 0])).toHaveLength(1);
});

describe('an outline', () => {
  test('is a rectangle where its four edges are upright and level, and its corners sharp', () => {
    const sharp = rectangleOutline([10, 10], [80, 40], 0);
    expect(isRectangle(sharp)).toBe(true);
    expect(isRectangle(rectangleOutline([10, 10], [80, 40], 1))).toBe(false);
    expect(isRectangle(rectangleOutline([10, 10], [80, 80], 40))).toBe(false);
    expect(isRectangle(ellipseOutline([0, 0], [80, 40]))).toBe(false);
    expect(isRectangle({ ...sharp, isClosed: false })).toBe(false);
    const leaning = sharp.curves.map(
      ([x0, y0, x1, y1, x2, y2, x3, y3]): Curve => [x0 + y0 / 9, y0, x1 + y1 / 9, y1, x2 + y2 / 9, y2, x3 + y3 / 9, y3],
    );
    expect(isRectangle({ curves: leaning, isClosed: true })).toBe(false);
  });
});
