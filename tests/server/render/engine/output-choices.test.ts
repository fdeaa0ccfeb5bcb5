import { stat } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Composition } from '../../../../sdk/scene/composition';
import { recipeComposition } from '../../../golden/recipe-composition';
import { luma, ssim } from '../../../golden/ssim';
import { readMp4, rgbFrames } from './fixtures/decoding';
import { ffmpegs, renderHarness } from './harness';

const harness = renderHarness();
const FRAMES = 4;
const segment = { index: 0, startFrame: 30, durationFrames: FRAMES };
const SIZES = { '720p': [1280, 720], '1080p': [1920, 1080], '4k': [3840, 2160] } as const;
/** Px at which pictures are compared. */
const COMPARED = [640, 360] as const;

let composition: Composition;
beforeAll(async () => {
  composition = await recipeComposition('product-launch');
});

/** Of RGB pixels. */
function brightness(rgb: Buffer): Float64Array {
  const rgba = new Uint8Array((rgb.length / 3) * 4);
  for (let pixel = 0; pixel < rgb.length / 3; pixel++) rgba.set(rgb.subarray(pixel * 3, pixel * 3 + 3), pixel * 4);
  return luma(rgba);
}

describe.each(ffmpegs)('by the $origin ffmpeg', ({ path, origin }) => {
  const painted = async (size: keyof typeof SIZES, quality: 'small' | 'standard' | 'high') => {
    const outFile = harness.file(`${origin}-${size}-${quality}.mp4`);
    const engine = harness.engine({ ffmpegPath: path, fetchMedia: async (src) => `library/media/${src}` });
    const [width, height] = SIZES[size];
    await engine.renderSegment({
      composition,
      segment,
      picture: { size: { width, height }, quality, frameRate: 30 },
      outFile,
    });
    return outFile;
  };

  test('720p and 4K show what 1080p shows, at their size', { timeout: 180_000 }, async () => {
    const reference = rgbFrames(await painted('1080p', 'standard'), ...COMPARED).map(brightness);
    for (const name of ['720p', '4k'] as const) {
      const file = await painted(name, 'standard');
      const { size, frameTimes } = await readMp4(file);
      expect([size, frameTimes.length]).toEqual([SIZES[name], FRAMES]);
      const frames = rgbFrames(file, ...COMPARED).map(brightness);
      const likeness = frames.map((frame, at) => ssim(frame, reference[at]!, ...COMPARED));
      expect(Math.min(...likeness), name).toBeGreaterThan(0.97);
    }
  });

  test('a higher quality makes a larger file', { timeout: 180_000 }, async () => {
    const sizes: number[] = [];
    for (const quality of ['small', 'standard', 'high'] as const)
      sizes.push((await stat(await painted('720p', quality))).size);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    expect(new Set(sizes).size).toBe(3);
  });
});
