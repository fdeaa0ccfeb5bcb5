import { expect, test } from 'vitest';
import { innerFrameOf } from '../../../../sdk/painter/layers/layer-time';
import type { LottieLayer } from '../../../../sdk/scene/lottie';

const clip = (more: object): LottieLayer => ({ ty: 0, ip: 0, op: 60, st: 10, ks: {}, ...more });

test('a precomp begins at its start, slower where it is stretched', () => {
  expect([10, 30].map(innerFrameOf(clip({}), 30))).toEqual([0, 20]);
  expect([10, 30].map(innerFrameOf(clip({ sr: 2 }), 30))).toEqual([0, 10]);
});

test('a remapped precomp shows the time that it is given, and the last frame at its end', () => {
  const tm = {
    a: 1,
    k: [
      { t: 0, s: [1] },
      { t: 30, s: [2] },
    ],
  };
  expect([0, 15, 30].map(innerFrameOf(clip({ tm }), 30))).toEqual([30, 45, 59]);
});
