import { expect, test } from 'vitest';
import { fieldBoundsOf } from '../../../sdk/painter/field-bounds';
import type { LottieAnimation, LottieLayer, LottieShape } from '../../../sdk/scene/lottie';

const still = (k: number | readonly number[]) => ({ a: 0 as const, k });
const place = (x: number, y: number, opacity = 100) => ({
  a: still([0, 0]),
  p: still([x, y]),
  s: still([100, 100]),
  r: still(0),
  o: still(opacity),
});
const rectangle: LottieShape = { ty: 'rc', d: 1, p: still([10, 5]), s: still([20, 10]), r: still(0) };
const group = (opacity = 100): LottieShape => ({
  ty: 'gr',
  it: [rectangle, { ty: 'tr', ...place(0, 0, opacity) } as LottieShape],
});

function layer(more: Partial<LottieLayer>): LottieLayer {
  return { ty: 4, nm: '', ip: 0, op: 100, st: 0, ks: place(0, 0), shapes: [group()], ...more };
}

function boxes(frame: number, layers: LottieLayer[], assets: LottieAnimation['assets'] = []) {
  const document: LottieAnimation = { v: '5.12.1', fr: 30, ip: 0, op: 60, w: 200, h: 100, assets, layers };
  return fieldBoundsOf(document)(frame).map(({ field, bounds }) => [field, ...bounds.map(Math.round)]);
}

test('moves with its parents, which do not have to be seen', () => {
  const parent = layer({ ty: 3, ind: 1, ks: place(50, 20, 0) });
  expect(boxes(0, [parent, layer({ field: 'text', parent: 1, ks: place(5, 5) })])).toEqual([['text', 55, 25, 75, 35]]);
});

test('leaves out groups that cannot be seen, and a text without any other', () => {
  const faint = layer({ field: 'faint', shapes: [group(3)] });
  const half = layer({ field: 'half', shapes: [group(60)], ks: place(0, 0, 10) });
  expect(boxes(0, [faint, half])).toEqual([['half', 0, 0, 20, 10]]);
});

test('follows the time of a precomp, and stays within it', () => {
  const inner = layer({ field: 'late', ip: 10 });
  const assets = [{ id: 'group', layers: [inner] }];
  const outer = layer({ ty: 0, refId: 'group', w: 12, h: 100, st: 20 });
  expect(boxes(29, [outer], assets)).toEqual([]);
  expect(boxes(30, [outer], assets)).toEqual([['late', 0, 0, 12, 10]]);
});

test('has the last frame after the end', () => {
  const ends = layer({ field: 'last', op: 60 });
  expect(boxes(500, [ends])).toEqual([['last', 0, 0, 20, 10]]);
});

test('names the front layer of a text and its matrix, and the place of a picture', () => {
  const picture = layer({ ty: 0, refId: 'none', field: 'photo', w: 30, h: 30 });
  const text = layer({ field: 'text', ind: 7, ks: place(3, 4) });
  const document = { v: '5.12.1', fr: 30, ip: 0, op: 60, w: 200, h: 100, assets: [], layers: [text, picture] };
  const [behind, front] = fieldBoundsOf(document)(0);
  expect(behind).toMatchObject({ field: 'photo', kind: 'image', layer: undefined });
  expect(front).toMatchObject({ field: 'text', kind: 'text', layer: { index: 7, matrix: [1, 0, 0, 1, 3, 4] } });
});
