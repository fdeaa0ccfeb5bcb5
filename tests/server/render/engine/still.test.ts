import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { CompiledBackground } from '../../../../sdk/scene/composition';
import type { LottieAnimation } from '../../../../sdk/scene/lottie';
import { animation, CENTERED, composition, movingSquare, scene } from './fixtures/compositions';
import { renderHarness } from './harness';

const harness = renderHarness();
const square = composition([scene(60, { type: 'color', color: '#c13f6d' }, animation(60, [movingSquare(60)]))]);

async function pixelAt(still: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(still).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
}

async function picture(name: string, width: number, height: number, orientation?: number): Promise<void> {
  // left half red, right half blue
  const half = { create: { width: Math.floor(width / 2), height, channels: 3 as const, background: '#ff0000' } };
  const base = sharp({ create: { width, height, channels: 3, background: '#0000ff' } });
  const pixels = base.composite([{ input: half, left: 0, top: 0 }]).png();
  await sharp(await pixels.toBuffer())
    .withMetadata(orientation ? { orientation } : {})
    .jpeg({ quality: 95 })
    .toFile(harness.file(name));
}

const overPicture = (src: string, more: object = {}, lottie = animation(10)) => {
  const background: CompiledBackground = {
    type: 'image',
    media: { src, widthPx: 400, heightPx: 300 },
    ...CENTERED,
    ...more,
  };
  return composition([scene(10, background, lottie)]);
};

describe('still', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('gives a %s of the width that was asked for', async (format) => {
    const still = await harness.engine().still({ composition: square, frame: 30, widthPx: 640, format });
    expect(await sharp(still).metadata()).toMatchObject({ format, width: 640, height: 360 });
    const center = await pixelAt(still, 320, 180);
    const corner = await pixelAt(still, 4, 4);
    for (const value of center) expect(value).toBeGreaterThan(250);
    for (const [channel, value] of [0xc1, 0x3f, 0x6d].entries())
      expect(Math.abs(corner[channel]! - value)).toBeLessThanOrEqual(2);
  });

  test('shows the frame that was asked for', async () => {
    const still = await harness.engine().still({ composition: square, frame: 0, format: 'png' });
    expect(await pixelAt(still, 40, 90)).toEqual([255, 255, 255]);
    expect(await pixelAt(still, 160, 90)).toEqual([0xc1, 0x3f, 0x6d]);
  });

  test('turns a photo upright and cuts it like the preview', async () => {
    await picture('plain.jpg', 400, 300);
    await picture('turned.jpg', 300, 400, 6); // shown turned clockwise: the red left half is on top
    const engine = harness.engine();
    const plain = await engine.still({ composition: overPicture('plain.jpg'), frame: 0, format: 'png' });
    expect((await pixelAt(plain, 150, 90))[0]).toBeGreaterThan(240);
    expect((await pixelAt(plain, 170, 90))[2]).toBeGreaterThan(240);
    const turned = await engine.still({ composition: overPicture('turned.jpg'), frame: 0, format: 'png' });
    expect((await pixelAt(turned, 300, 80))[0]).toBeGreaterThan(240);
    expect((await pixelAt(turned, 20, 100))[2]).toBeGreaterThan(240);
    const shifted = await engine.still({
      composition: overPicture('plain.jpg', { scale: 2, positionX: 25 }),
      frame: 0,
      format: 'png',
    });
    expect((await pixelAt(shifted, 230, 90))[0]).toBeGreaterThan(240);
    expect((await pixelAt(shifted, 250, 90))[2]).toBeGreaterThan(240);
  });

  test('fills the shape of an image asset, as the browser does', async () => {
    await picture('wide.jpg', 800, 200);
    const layer = {
      ty: 2,
      refId: 'photo',
      ip: 0,
      op: 10,
      st: 0,
      ks: { p: { k: [160, 90] }, a: { k: [50, 50] }, s: { k: [100, 100] }, o: { k: 100 }, r: { k: 0 } },
    };
    const lottie = animation(10, [layer], [{ id: 'photo', w: 100, h: 100, u: '', p: 'wide.jpg', e: 0 }]);
    const still = await harness
      .engine()
      .still({ composition: composition([scene(10, undefined, lottie)]), frame: 0, format: 'png' });
    expect((await pixelAt(still, 130, 45))[0]).toBeGreaterThan(240); // no bars above and below
    expect((await pixelAt(still, 190, 135))[2]).toBeGreaterThan(240);
    expect(await pixelAt(still, 100, 90)).toEqual([0xc1, 0x3f, 0x6d]);
  });

  test('refuses a frame outside the composition, and silly widths', async () => {
    const still = (frame: number, widthPx = 320) =>
      harness.engine().still({ composition: square, frame, widthPx, format: 'png' });
    for (const refused of [still(60), still(-1), still(0, 0), still(0, 100_000)])
      await expect(refused).rejects.toMatchObject({ code: 'invalid_argument' });
  });
});

describe('what is broken is named', () => {
  test('a picture that is none', async () => {
    await writeFile(harness.file('broken.jpg'), Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]));
    const rendered = harness.video(harness.engine(), overPicture('broken.jpg'), 'broken');
    await expect(rendered).rejects.toMatchObject({
      code: 'media_undecodable',
      message: expect.stringContaining('broken.jpg'),
    });
  });

  test('an SVG in the place of a picture', async () => {
    await writeFile(harness.file('drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>');
    const rendered = harness.engine().still({ composition: overPicture('drawing.svg'), frame: 0, format: 'png' });
    await expect(rendered).rejects.toMatchObject({ code: 'media_undecodable' });
  });

  test.each([{ layers: 'none' }, { w: 0 }, { fr: 'fast' }, { op: 0 }])('an animation with %j', async (wrong) => {
    const broken = { ...animation(10), ...wrong } as unknown as LottieAnimation;
    const rendered = harness
      .engine()
      .still({ composition: composition([scene(10, undefined, broken)]), frame: 0, format: 'png' });
    await expect(rendered).rejects.toMatchObject({ code: 'template_invalid' });
  });
});
