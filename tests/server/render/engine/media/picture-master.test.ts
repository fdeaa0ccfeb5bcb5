import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { createMediaPort } from '../../../../../server/render/create-media-port';
import { masterOf } from '../../../../../server/render/engine/media/picture-master';
import { inlinePictures } from '../../../fixtures/inline-pictures';
import { renderHarness } from '../harness';

const harness = renderHarness();
const BLUE = { r: 0x33, g: 0x66, b: 0x99 };

const plain = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: BLUE } });
const written = async (name: string, picture: Sharp) => {
  await picture.toFile(harness.file(name));
  return harness.file(name);
};
/** The first pixel, without any profile. */
const pixelOf = async (data: Buffer) => [...(await sharp(data).raw().toBuffer()).subarray(0, 3)];

describe('the master of a picture', () => {
  test.each([
    ['cmyk.jpg', () => plain().toColourspace('cmyk').jpeg({ quality: 100 })],
    ['wide-gamut.png', () => plain().withIccProfile('p3').png()],
    ['sixteen-bit.png', () => plain().toColourspace('rgb16').png()],
    ['sixteen-bit-gray.png', () => plain().toColourspace('grey16').png()],
    ['turned.jpg', () => plain().withMetadata({ orientation: 6 }).jpeg()],
  ])('of %s is sRGB, upright, of 8 bits, without a profile', async (name, make) => {
    const file = await written(name, make());
    const master = await masterOf(file);
    const { space, depth, orientation = 1, icc, width, height } = await sharp(master?.data).metadata();
    expect({ depth, orientation, icc }).toEqual({ depth: 'uchar', orientation: 1, icc: undefined });
    expect(['srgb', 'b-w']).toContain(space);
    expect([width, height]).toEqual(name === 'turned.jpg' ? [40, 60] : [60, 40]);
    expect(master).toMatchObject({ extension: 'jpg', widthPx: width, heightPx: height });
  });

  test('has the colors that people saw, whatever space they were written in', async () => {
    const p3 = await masterOf(await written('p3.png', plain().withIccProfile('p3').png()));
    const deep = await masterOf(await written('deep.png', plain().toColourspace('rgb16').png()));
    for (const master of [p3, deep]) {
      const pixel = await pixelOf(master?.data ?? Buffer.alloc(0));
      for (const [channel, value] of [BLUE.r, BLUE.g, BLUE.b].entries())
        expect(Math.abs((pixel[channel] ?? 0) - value)).toBeLessThan(4);
    }
  });

  test('is bounded, and keeps what is clear', async () => {
    const large = await masterOf(await written('large.png', plain(5000, 100).png()));
    expect([large?.widthPx, large?.heightPx]).toEqual([4096, 82]);
    const clear = sharp({ create: { width: 8, height: 8, channels: 4, background: { ...BLUE, alpha: 0.5 } } });
    const master = await masterOf(await written('clear.png', clear.toColourspace('rgb16').png()));
    expect(master?.extension).toBe('png');
    expect((await sharp(master?.data).raw().toBuffer())[3]).toBe(128);
  });

  test('is not made of a picture that all read alike', async () => {
    expect(await masterOf(await written('plain.jpg', plain().jpeg()))).toBeUndefined();
    expect(await masterOf(await written('gray.png', plain().grayscale().png()))).toBeUndefined();
    expect(await masterOf(await written('named.png', plain().withIccProfile('srgb').png()))).toBeUndefined();
  });

  test('is what an upload shows, with its size', async () => {
    const file = await written('portrait.jpg', plain().withMetadata({ orientation: 6 }).jpeg());
    const port = createMediaPort(harness.engine().media, harness.folder, inlinePictures);
    const { shownFile, widthPx, heightPx } = await port.image(file, 512, 1);
    expect([widthPx, heightPx]).toEqual([40, 60]);
    expect(await sharp(await readFile(shownFile ?? '')).metadata()).toMatchObject({ width: 40, height: 60 });
  });
});
