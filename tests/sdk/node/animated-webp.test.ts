import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { encodeMotion, type MotionFrames } from '../../../sdk/node/animated-webp';

const SIZE = { width: 120, height: 80 };
const FRAMES = 80;

/** Each frame another picture of soft noise: the heaviest that there is. */
async function restless(): Promise<MotionFrames> {
  const frames = Array.from({ length: FRAMES }, async (_, index) => {
    const coarse = Buffer.from(Array.from({ length: 24 * 16 * 3 }, (_part, at) => (at * 7919 + index * 104_729) % 251));
    const picture = sharp(coarse, { raw: { width: 24, height: 16, channels: 3 } });
    return picture
      .resize({ ...SIZE, kernel: 'cubic' })
      .ensureAlpha()
      .raw()
      .toBuffer();
  });
  return { frames: await Promise.all(frames), ...SIZE, framesPerSecond: 10 };
}

const facts = async (picture: Uint8Array) => {
  const { width, pages } = await sharp(picture, { pages: -1 }).metadata();
  return { width, pages };
};

describe('motion', () => {
  test('within its budget is as it was painted', async () => {
    const picture = await encodeMotion(await restless(), { quality: 60, mostBytes: 10_000_000, mayEndEarly: true });
    expect(await facts(picture)).toEqual({ width: 120, pages: FRAMES });
  });

  test('beyond it ends earlier, then is smaller and compressed harder, and no further than it takes', async () => {
    const motion = await restless();
    const full = (await encodeMotion(motion, { quality: 60, mostBytes: 10_000_000, mayEndEarly: true })).byteLength;
    const at = async (share: number, mayEndEarly = true) => {
      const picture = await encodeMotion(motion, { quality: 60, mostBytes: full * share, mayEndEarly });
      expect(picture.byteLength, String(share)).toBeLessThanOrEqual(full * share);
      return facts(picture);
    };
    expect(await at(0.8)).toEqual({ width: 120, pages: 60 });
    const { width = 0, pages = 0 } = await at(0.5);
    expect([width < 120, pages < FRAMES]).toEqual([true, true]);
  });

  test('that is cut on beats keeps its length, even where it is too heavy', async () => {
    const picture = await encodeMotion(await restless(), { quality: 60, mostBytes: 1, mayEndEarly: false });
    expect(await facts(picture)).toEqual({ width: 96, pages: FRAMES });
  });
});
