import { expect, test } from 'vitest';
import { motionStarts } from '../../../../sdk/scene/film-figures/motion-starts';
import type { LottieKeyframe, LottieLayer } from '../../../../sdk/scene/lottie';
import { document, ks, layer } from '../templates';

const key = (t: number, value: number, h?: 1): LottieKeyframe => ({ t, s: [value], ...(h && { h }) });
const fading = (keyframes: readonly LottieKeyframe[], more: Partial<LottieLayer> = {}) =>
  layer(4, { ks: { ...ks, o: { a: 1, k: keyframes } }, ...more });

test('a layer starts where its value begins to change, after a rest', () => {
  const moving = fading([key(5, 0), key(10, 100), key(30, 100), key(40, 0)]);
  expect(motionStarts(document([moving]))).toEqual([5, 30]);
});

test('properties that follow each other within six frames are one start', () => {
  const r = { a: 1 as const, k: [key(14, 0), key(20, 90)] };
  const turning = layer(4, { ks: { ...ks, o: { a: 1, k: [key(5, 0), key(10, 100)] }, r } });
  expect(motionStarts(document([turning]))).toEqual([5]);
});

test('a held value changes at its next keyframe', () => {
  expect(motionStarts(document([fading([key(5, 0, 1), key(20, 100)])]))).toEqual([20]);
});

test('starts with the scene, hidden layers and values that stay are left out', () => {
  const still = fading([key(8, 100), key(20, 100)]);
  expect(
    motionStarts(document([still, fading([key(0, 0), key(9, 1)]), fading([key(9, 0), key(12, 1)], { hd: true })])),
  ).toEqual([]);
});

test('a start inside of a precomp has the time of the document', () => {
  const inside = fading([key(5, 0), key(10, 100)]);
  const shown = layer(0, { refId: 'part', st: 12, w: 1, h: 1 });
  expect(motionStarts(document([shown], [{ id: 'part', layers: [inside] }]))).toEqual([17]);
});
