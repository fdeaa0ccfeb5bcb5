import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { openScenePainter } from '../../../../sdk/node/painter';
import type { LottieAnimation } from '../../../../sdk/scene/lottie';

const square = (left: number) => ({
  c: true,
  v: [
    [left, 0],
    [left + 20, 0],
    [left + 20, 20],
    [left, 20],
  ],
  i: [
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ],
  o: [
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ],
});
const mask = (left: number) => ({ mode: 'a', inv: false, pt: { a: 0, k: square(left) }, o: { a: 0, k: 100 } });

function opaquePixels(...lefts: number[]): number {
  const layer = { ty: 1, ip: 0, op: 9, st: 0, sw: 80, sh: 40, sc: '#ff0000', ks: {}, masksProperties: lefts.map(mask) };
  const animation: LottieAnimation = { v: '5.9.0', fr: 30, ip: 0, op: 9, w: 80, h: 40, assets: [], layers: [layer] };
  const context = createCanvas(80, 40).getContext('2d');
  openScenePainter(animation, () => undefined).paint(context, 0);
  const { data } = context.getImageData(0, 0, 80, 40);
  return data.filter((value, index) => index % 4 === 3 && value === 255).length;
}

test('masks that all lie outside of the picture hide the layer', () => {
  expect(opaquePixels(0, 40)).toBe(800);
  expect(opaquePixels(0, 900)).toBe(400);
  expect(opaquePixels(700, 900)).toBe(0);
});
