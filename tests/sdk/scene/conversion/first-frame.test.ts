import { expect, test } from 'vitest';
import { fromFrameZero } from '../../../../sdk/scene/conversion/first-frame';
import type { LottieAnimation, LottieLayer } from '../../../../sdk/scene/lottie';

const still = (k: number | readonly number[]) => ({ a: 0 as const, k });

/** Begins at a frame; what is inside of its composition does not know of that. */
function documentFrom(ip: number): LottieAnimation {
  const moving = {
    a: 1 as const,
    k: [
      { t: ip + 10, s: [0] },
      { t: ip + 40, s: [90] },
    ],
  };
  const ks = { o: still(100), r: moving, p: still([0, 0]), a: still([0, 0]), s: still([100, 100]) };
  const remapping = {
    a: 1 as const,
    k: [
      { t: ip + 30, s: [0.5] },
      { t: ip + 60, s: [1.5] },
    ],
  };
  const outer: LottieLayer = {
    ty: 0,
    refId: 'inner',
    w: 9,
    h: 9,
    ip: ip + 5,
    op: ip + 90,
    st: ip - 15,
    ks,
    tm: remapping,
  };
  const inner: LottieLayer = {
    ty: 4,
    ip: 0,
    op: 60,
    st: 0,
    shapes: [],
    ks: {
      ...ks,
      r: {
        a: 1,
        k: [
          { t: 3, s: [0] },
          { t: 9, s: [5] },
        ],
      },
    },
  };
  return {
    v: '5.12.0',
    fr: 30,
    ip,
    op: ip + 120,
    w: 200,
    h: 100,
    layers: [outer],
    assets: [{ id: 'inner', layers: [inner] }],
    markers: [{ tm: ip + 30, dr: 60, cm: 'in' }],
  };
}

test.each([45, 12.5, -30])('a document from frame %d on is what it would have been from 0 on', (ip) => {
  const document = documentFrom(ip);
  expect(fromFrameZero(document)).toEqual(documentFrom(0));
  expect(document, 'stays as it was').toEqual(documentFrom(ip));
});

test('one from 0 on is itself', () => {
  const document = documentFrom(0);
  expect(fromFrameZero(document)).toBe(document);
});

test('what subtraction leaves is cleaned up', () => {
  expect(fromFrameZero({ ...documentFrom(0), ip: 30.03, op: 150.15 }).op).toBe(120.12);
});
