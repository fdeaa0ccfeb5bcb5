import { describe, expect, test } from 'vitest';
import { fromOldVersion } from '../../../../sdk/scene/conversion/old-versions';

const path = { v: [[0, 0]], i: [[0, 0]], o: [[0, 0]] };
const layer = (over: object) => ({ ty: 4, ip: 0, op: 60, st: 0, ks: {}, ...over });
// biome-ignore lint/suspicious/noExplicitAny: tests read whatever comes out
const upgraded = (v: string | undefined, over: object): any => fromOldVersion({ v, layers: [], assets: [], ...over });
const shapesOf = (v: string, shapes: object[]) => upgraded(v, { layers: [layer({ shapes })] }).layers[0].shapes;

describe('colors', () => {
  const fill = { ty: 'fl', c: { a: 0, k: [255, 51, 0, 255] } };

  test.each(['3.1.6', '4.0.3', '4.1.8'])('of %s are counted from 0 to 1, also in groups and compositions', (v) => {
    expect(shapesOf(v, [fill])[0].c.k).toEqual([1, 0.2, 0, 1]);
    expect(shapesOf(v, [{ ty: 'gr', it: [fill] }])[0].it[0].c.k).toEqual([1, 0.2, 0, 1]);
    const assets = [{ id: 'a', layers: [layer({ shapes: [fill] })] }];
    expect(upgraded(v, { assets }).assets[0].layers[0].shapes[0].c.k).toEqual([1, 0.2, 0, 1]);
  });

  test('in keyframes, too, with their ends', () => {
    const k = [{ t: 0, s: [255, 0, 0, 255], e: [0, 51, 0, 255] }, { t: 9 }];
    expect(shapesOf('4.0.0', [{ ty: 'st', c: { a: 1, k } }])[0].c.k).toEqual([
      { t: 0, s: [1, 0, 0, 1] },
      { t: 9, s: [0, 0.2, 0, 1] },
    ]);
  });

  test('of newer files stay', () => {
    expect(shapesOf('4.1.9', [fill])[0]).toEqual(fill);
  });
});

describe('outlines', () => {
  const keyframes = { a: 1, k: [{ t: 0, s: [path], e: [path] }, { t: 9 }] };

  test('are closed where the shape says so, in keyframes, too', () => {
    const [closed, open, moving] = shapesOf('4.4.17', [
      { ty: 'sh', closed: true, ks: { a: 0, k: path } },
      { ty: 'sh', closed: false, ks: { a: 0, k: path } },
      { ty: 'sh', closed: true, ks: keyframes },
    ]);
    expect([closed.ks.k.c, open.ks.k.c]).toEqual([true, false]);
    expect(moving.ks.k.map(({ s }: { s: { c: boolean }[] }) => s[0]?.c)).toEqual([true, true]);
  });

  test('of masks are closed where the mask says so', () => {
    const masksProperties = [{ cl: true, mode: 'a', pt: { a: 0, k: path } }];
    expect(upgraded('4.4.0', { layers: [layer({ masksProperties })] }).layers[0].masksProperties[0].pt.k.c).toBe(true);
  });

  test('of newer files stay', () => {
    const shape = { ty: 'sh', ks: { a: 0, k: { ...path, c: true } } };
    expect(shapesOf('4.4.18', [shape])[0]).toEqual(shape);
  });
});

describe('texts', () => {
  const words = { t: 'Hello', s: 12, f: 'Inter' };
  const textOf = (v: string, t: object) => upgraded(v, { layers: [layer({ ty: 5, t })] }).layers[0].t;

  test('become keyframes', () => {
    expect(textOf('4.4.13', { d: words, p: {} }).d).toEqual({ k: [{ s: words, t: 0 }] });
    expect(textOf('4.4.14', { d: { k: [{ s: words, t: 0 }] }, p: {} }).d.k).toHaveLength(1);
  });

  test('have properties for the path that they follow', () => {
    expect(textOf('5.7.14', { d: {}, p: { a: 1, m: 0 } }).p).toEqual({ a: { a: 0, k: 1 }, m: 0 });
    expect(textOf('5.7.15', { d: {}, p: { a: 1 } }).p).toEqual({ a: 1 });
  });
});

test('the last keyframe says where the one before it ended', () => {
  const k = [{ t: 0, s: [0], e: [5] }, { t: 5, s: [7], e: [9] }, { t: 9 }];
  const [{ ks }] = upgraded('5.1.0', { layers: [layer({ ks: { r: { a: 1, k } } })] }).layers;
  expect(ks.r.k).toEqual([
    { t: 0, s: [0] },
    { t: 5, s: [7] },
    { t: 9, s: [9] },
  ]);
});

test('an upgraded document is not upgraded again, here or by a player', () => {
  const once = upgraded('3.1.6', { layers: [layer({ shapes: [{ ty: 'fl', c: { a: 0, k: [255, 0, 0, 255] } }] })] });
  expect(fromOldVersion(once)).toBe(once);
});

test.each(['5.7.15', '5.12.0', '6.0.0', '5', '', undefined])('%s counts as new', (v) => {
  const document = { v, layers: [layer({ shapes: [{ ty: 'fl', c: { a: 0, k: [1, 0, 0, 1] } }] })], assets: [] };
  expect(fromOldVersion(document)).toBe(document);
});

test.each([
  { layers: 'none', assets: 7 },
  { layers: [null, 3, { ty: 4, shapes: [null, { ty: 'gr' }, { ty: 'fl' }] }], assets: [null, {}] },
  {
    layers: [
      { ty: 5, t: null },
      { ty: 5, t: { p: 4 } },
    ],
    assets: [],
  },
])('what is no sound document does not throw', (document) => {
  expect(fromOldVersion({ v: '3.0.0', ...document })).toMatchObject({ v: '5.7.15' });
});

test('what is nested too deeply is left alone', () => {
  let shape: object = { ty: 'fl' };
  for (let depth = 0; depth < 5000; depth++) shape = { ty: 'gr', it: [shape] };
  const document = { v: '3.0.0', layers: [layer({ shapes: [shape] })], assets: [] };
  expect(fromOldVersion(document)).toBe(document);
});
