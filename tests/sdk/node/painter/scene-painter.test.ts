import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { openScenePainter } from '../../../../sdk/node/painter';
import type { LottieAnimation, LottieLayer } from '../../../../sdk/scene/lottie';

const still = (k: number | readonly number[]) => ({ a: 0 as const, k });
const moving = (start: readonly number[], end: readonly number[]) => ({
  a: 1 as const,
  k: [
    { t: 0, s: start, i: { x: 0.4, y: 1 }, o: { x: 0.6, y: 0 } },
    { t: 50, s: end },
  ],
});
const atRest = { a: still([0, 0]), p: still([0, 0]), s: still([100, 100]), r: still(0), o: still(100) };
const common = { ip: 0, op: 60, st: 0, ks: atRest };

/** Two circles that overlap. */
function circles(more: Partial<LottieLayer>): LottieLayer {
  const circle = (x: number) => ({ ty: 'el', p: still([x, 90]), s: still([120, 120]) });
  const fill = { ty: 'fl', c: still([1, 0.4, 0.1]), o: still(100), r: 1 };
  const group = (x: number) => ({ ty: 'gr', it: [circle(x), fill, { ty: 'tr', ...atRest }] });
  return { ...common, ty: 4, nm: 'circles', shapes: [group(120), group(190)], ...more };
}

function documentOf(layers: LottieLayer[], assets: LottieAnimation['assets'] = []): LottieAnimation {
  return { v: '5.12.1', fr: 30, ip: 0, op: 60, w: 320, h: 180, assets, layers };
}

function onWhite(width: number, height: number): SKRSContext2D {
  const context = createCanvas(width, height).getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  return context;
}

/** A cut by text-like outlines, a group that fades and moves. */
const busy = documentOf([
  circles({ ind: 1, td: 1, ks: { ...atRest, p: moving([0, 0], [60, 20]) } }),
  { ...common, ty: 1, ind: 2, tt: 2, sw: 320, sh: 180, sc: '#224488' },
  circles({ ind: 3, ks: { ...atRest, o: moving([0], [100]), p: moving([-60, 0], [40, 0]) } }),
]);

function bytesAt(painter: ReturnType<typeof openScenePainter>, frame: number): Buffer {
  const context = onWhite(320, 180);
  painter.paint(context, frame);
  return Buffer.from(context.canvas.data());
}

describe('a scene painter', () => {
  test('paints a frame to the same bytes, whatever it painted before', () => {
    const one = openScenePainter(busy, () => undefined);
    const inOrder = Array.from({ length: 55 }, (_, frame) => bytesAt(one, frame));
    for (const frame of [54, 20, 7]) {
      expect(
        bytesAt(
          openScenePainter(busy, () => undefined),
          frame,
        ).equals(inOrder[frame]!),
      ).toBe(true);
      expect(bytesAt(one, frame).equals(inOrder[frame]!)).toBe(true);
    }
    expect(inOrder[20]!.equals(inOrder[7]!)).toBe(false);
  });

  test('paints as large as the canvas, also when another canvas comes', () => {
    const painter = openScenePainter(documentOf([circles({})]), () => undefined);
    for (const factor of [1, 0.5, 2]) {
      const context = onWhite(320 * factor, 180 * factor);
      painter.paint(context, 0);
      expect([...context.getImageData(120 * factor, 90 * factor, 1, 1).data]).toEqual([255, 102, 25, 255]);
      expect([...context.getImageData(20 * factor, 90 * factor, 1, 1).data]).toEqual([255, 255, 255, 255]);
    }
  });

  test('draws pictures by their address, and nothing for one that is not there', () => {
    const picture = createCanvas(10, 10);
    picture.getContext('2d').fillRect(0, 0, 10, 10);
    const layer = { ...common, ty: 2, refId: 'image' };
    const document = documentOf([layer], [{ id: 'image', w: 320, h: 180, u: 'media/', p: 'a.png', e: 0 }]);
    const shown = onWhite(320, 180);
    openScenePainter(document, (address) => (address === 'media/a.png' ? picture : undefined)).paint(shown, 0);
    expect([...shown.getImageData(160, 90, 1, 1).data]).toEqual([0, 0, 0, 255]);
    const empty = onWhite(320, 180);
    openScenePainter(document, () => undefined).paint(empty, 0);
    expect([...empty.getImageData(160, 90, 1, 1).data]).toEqual([255, 255, 255, 255]);
  });

  test('draws a layer whole whose matte is not there', () => {
    const context = onWhite(320, 180);
    openScenePainter(documentOf([circles({ ind: 1, tt: 1, tp: 9 })]), () => undefined).paint(context, 0);
    expect([...context.getImageData(120, 90, 1, 1).data]).toEqual([255, 102, 25, 255]);
  });

  test('names what it does not know when it is opened', () => {
    expect(() => openScenePainter(documentOf([{ ...common, ty: 13 }]), () => undefined)).toThrow('layers of type 13');
  });
});
