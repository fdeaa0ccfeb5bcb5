/** Where heads are in these pictures was measured by eye. Of each portrait, no crop of any ratio cuts one. */
import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { coverPlacement } from '../../../../sdk/scene/pictures/cover';
import { findFocusPoint } from '../../../../server/vision/focus/find-focus-point';
import { readModel } from '../../../../server/vision/tflite/read-model';

const modelOf = (name: string) => readModel(readFileSync(`server/vision/models/${name}.tflite`));
const models = { faces: modelOf('face-detection'), people: modelOf('selfie-segmentation') };
const RATIOS = [16 / 9, 9 / 16, 1, 4 / 5, 4 / 3, 2 / 3];
const PLAIN = { scale: 1, positionX: 0, positionY: 0 };
const ASTRONAUT = 'tests/server/vision/pictures/astronaut.jpg';

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const small = picture.resize(512, 512, { fit: 'inside', withoutEnlargement: true }).removeAlpha();
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bytes: data };
}

/** The part of the picture that a canvas of this ratio shows, in shares. */
function shown({ width, height }: Pixels, focus: { x: number; y: number } | undefined, ratio: number) {
  const canvas = { widthPx: 1000 * ratio, heightPx: 1000 };
  const place = coverPlacement({ widthPx: width, heightPx: height, focus }, canvas, PLAIN);
  const left = -place.x / place.widthPx;
  const top = -place.y / place.heightPx;
  return { left, top, right: left + canvas.widthPx / place.widthPx, bottom: top + canvas.heightPx / place.heightPx };
}

function expectWhole(pixels: Pixels, focus: { x: number; y: number } | undefined, head: readonly number[]) {
  const [left = 0, top = 0, right = 1, bottom = 1] = head;
  for (const ratio of RATIOS) {
    const part = shown(pixels, focus, ratio);
    expect(part.left, `left at ${ratio}`).toBeLessThanOrEqual(left);
    expect(part.top, `top at ${ratio}`).toBeLessThanOrEqual(top);
    expect(part.right, `right at ${ratio}`).toBeGreaterThanOrEqual(right);
    expect(part.bottom, `bottom at ${ratio}`).toBeGreaterThanOrEqual(bottom);
  }
}

describe('the head of a portrait is whole in each ratio', () => {
  test('of a person, by the face', async () => {
    const pixels = await pixelsOf(sharp(ASTRONAUT));
    const focus = findFocusPoint(pixels, models);
    expectWhole(pixels, focus, [0.32, 0.03, 0.57, 0.38]);
    expect(() => expectWhole(pixels, undefined, [0.32, 0.03, 0.57, 0.38])).toThrow();
  });

  test.each([
    ['left', { left: 1000, right: 20 }],
    ['right', { left: 20, right: 1000 }],
  ] as const)('of a person far %s in a wide picture, whose face is small', async (side, { left, right }) => {
    const person = sharp(ASTRONAUT).extend({ left: right, right: left, top: 120, bottom: 0, background: '#557' });
    const pixels = await pixelsOf(sharp(await person.png().toBuffer()));
    const at = (x: number) => (right + x * 320) / (320 + left + right);
    const down = (y: number) => (120 + y * 320) / 440;
    const focus = findFocusPoint(pixels, models);
    expect(focus?.x, side).toBeCloseTo(at(0.44), 1);
    expectWhole(pixels, focus, [at(0.32), down(0.03), at(0.57), down(0.38)]);
  });

  test('of a figure without a face that the model knows', async () => {
    const pixels = await pixelsOf(sharp('library/media/peg-portrait.jpg'));
    expectWhole(pixels, findFocusPoint(pixels, models), [0.33, 0.225, 0.67, 0.55]);
  });

  test('of a group in a wide ratio', async () => {
    const pixels = await pixelsOf(sharp('library/media/peg-team.jpg'));
    const part = shown(pixels, findFocusPoint(pixels, models), 16 / 9);
    expect(part.top).toBeLessThanOrEqual(0.275);
    expect(part.bottom).toBeGreaterThanOrEqual(0.51);
  });
});

describe('without people', () => {
  const filled = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } });
  /** A plain field with red squares, by their left top corners. */
  const field = async (sizePx: number, ...corners: readonly (readonly [number, number])[]) => {
    const input = await filled(sizePx, sizePx, '#e03010').png().toBuffer();
    const squares = corners.map(([left, top]) => ({ input, left, top }));
    return pixelsOf(sharp(await filled(400, 200, '#7f9fbf').composite(squares).png().toBuffer()));
  };

  test('what stands out by its color', async () => {
    const focus = findFocusPoint(await field(50, [300, 100]), models);
    expect(focus?.x).toBeCloseTo(0.8125, 1);
    expect(focus?.y).toBeCloseTo(0.625, 1);
  });

  test('nothing stands out: the middle', async () => {
    expect(findFocusPoint(await field(1), models)).toBeUndefined();
    expect(findFocusPoint(await field(40, [0, 0], [360, 160]), models)).toBeUndefined();
  });
});
