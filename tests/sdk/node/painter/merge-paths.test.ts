import { describe, expect, test } from 'vitest';
import { withMergedPaths } from '../../../../sdk/node/painter/merge-paths';
import { boundsOf, lengthOf } from '../../../../sdk/painter/outlines/curves';
import { outlineReader } from '../../../../sdk/painter/outlines/outline-reader';
import type { LottieAnimation, LottieShape } from '../../../../sdk/scene/lottie';

const still = (k: number | readonly number[]) => ({ a: 0 as const, k });
const square = (x: number, more: object = {}): LottieShape => ({
  ty: 'rc',
  d: 1,
  p: still([x, 0]),
  s: still([100, 100]),
  r: still(0),
  ...more,
});
const merge = (mm: number): LottieShape => ({ ty: 'mm', mm });
const fill = { ty: 'fl', c: still([1, 0, 0]) };
const moving = {
  a: 1,
  k: [
    { t: 0, s: [40, 0] },
    { t: 4, s: [240, 0] },
  ],
};

function documentOf(items: LottieShape[]): LottieAnimation {
  const layer = { ty: 4, ip: 0, op: 5, st: 0, ks: {}, shapes: [{ ty: 'gr', it: items }] };
  return { v: '5.9.0', fr: 30, ip: 0, op: 5, w: 400, h: 400, assets: [], layers: [layer] };
}
function mergedItems(...items: LottieShape[]): readonly LottieShape[] {
  return withMergedPaths(documentOf(items)).layers[0]?.shapes?.[0]?.it ?? [];
}
const outlinesAt = (items: readonly LottieShape[], frame: number) =>
  items
    .filter(({ ty }) => ty === 'sh')
    .map((item) => outlineReader(item).at(frame))
    .filter(({ curves }) => curves.length > 0);

describe('two squares that overlap', () => {
  test.each([
    [2, 'one that is as wide as both', [[-50, -50, 90, 50]], 480],
    [3, 'what the second leaves of the first', [[-50, -50, -10, 50]], 280],
    [4, 'what lies in both', [[-10, -50, 50, 50]], 320],
  ])('merged by %i are %s', (mode, _what, bounds, around) => {
    const items = mergedItems(square(0), square(40), merge(mode), fill);
    expect(items.at(-1)).toEqual(fill);
    expect(outlinesAt(items, 0).map(boundsOf)).toEqual(bounds);
    expect(outlinesAt(items, 0).reduce((sum, { curves }) => sum + lengthOf(curves), 0)).toBeCloseTo(around, 1);
  });

  test('merged by 5 are what lies in one alone', () => {
    const outlines = outlinesAt(mergedItems(square(0), square(40), merge(5), fill), 0);
    expect(outlines.map(boundsOf).toSorted((one, other) => one![0] - other![0])).toEqual([
      [-50, -50, -10, 50],
      [50, -50, 90, 50],
    ]);
  });
});

test('a group moves its outlines before they are merged', () => {
  const group = { ty: 'gr', it: [square(0), { ty: 'tr', p: still([40, 0]), s: still([50, 100]) }] };
  expect(outlinesAt(mergedItems(square(0), group, merge(2), fill), 0).map(boundsOf)).toEqual([[-50, -50, 65, 50]]);
});

test('outlines that move have a result for each frame, with as many outlines as it needs', () => {
  const items = mergedItems(square(0), square(0, { p: moving }), merge(2), fill);
  expect(outlinesAt(items, 0).map(boundsOf)).toEqual([[-50, -50, 90, 50]]);
  expect(outlinesAt(items, 1).map(boundsOf)).toEqual([[-50, -50, 140, 50]]);
  expect(outlinesAt(items, 4)).toHaveLength(2);
});

describe('a merge stays', () => {
  const left = (...items: LottieShape[]) => expect(mergedItems(...items)).toEqual(items);

  test('after a style, a repeater, or what is unknown', () => {
    left(square(0), fill, square(40), merge(3), fill);
    left(square(0), { ty: 'rp', c: still(3) }, square(40), merge(3), fill);
    left(square(0), { ty: 'zz' }, merge(3), fill);
    left(square(0), square(40), merge(9), fill);
    left({ ty: 'sh' }, square(40), merge(3), fill);
  });

  test('where it would take too long', () => {
    const many = Array.from({ length: 600 }, (_, index) => square(index, { p: moving }));
    left(...many, merge(2), fill);
  });
});

test('a document without merges is itself', () => {
  const animation = documentOf([square(0), fill]);
  expect(withMergedPaths(animation)).toBe(animation);
});
