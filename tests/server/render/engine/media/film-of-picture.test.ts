import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { rgbFrames } from '../fixtures/decoding';
import { ffmpegs, renderHarness } from '../harness';
import { gifOf, type MovingFrame, movingPicture } from './moving-pictures';

const harness = renderHarness();

const RED_THEN_BLUE: readonly MovingFrame[] = [
  { color: [220, 20, 20, 255], delayMs: 400 },
  { color: [20, 20, 220, 255], delayMs: 800 },
];

async function filmOf(picture: Buffer, ffmpegPath = ffmpegs[0]?.path ?? '') {
  const file = harness.file('picture');
  const film = harness.file('film.mp4');
  await writeFile(file, picture);
  const facts = await harness.engine({ ffmpegPath }).media.film(file, film);
  return { ...facts, frames: rgbFrames(film, 24, 24) };
}

const cases = ffmpegs.flatMap(({ path, origin }) =>
  (['gif', 'webp', 'apng'] as const).map((format) => ({ path, origin, format })),
);

describe.each(cases)('a moving $format by the $origin ffmpeg', ({ format, path }) => {
  test('is a film of 30 frames a second in its colors, each for as long as it was on show', async () => {
    const { frames, hasAlpha } = await filmOf(await movingPicture(format, RED_THEN_BLUE), path);
    expect(hasAlpha).toBe(false);
    expect(frames).toHaveLength(36);
    const isRed = frames.map((frame) => (frame[0] ?? 0) > (frame[2] ?? 0));
    expect(isRed.filter(Boolean)).toHaveLength(12);
    expect(isRed.indexOf(false)).toBe(12);
    for (const [channel, value] of [220, 20, 20].entries())
      expect(Math.abs((frames[3]?.[channel] ?? 0) - value)).toBeLessThan(6);
  });

  test('is black where it is clear, and says that it was', async () => {
    const clear = { color: [255, 255, 255, 0], delayMs: 200 } as const;
    const { frames, hasAlpha } = await filmOf(await movingPicture(format, [clear, ...RED_THEN_BLUE]), path);
    expect(hasAlpha).toBe(true);
    expect([...(frames[0]?.subarray(0, 3) ?? [])].every((value) => value < 4)).toBe(true);
  });
});

test('what does not move, or is none, is refused by name', async () => {
  const still = await sharp({ create: { width: 24, height: 24, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  for (const picture of [still, Buffer.from('GIF89a and nothing else')])
    await expect(filmOf(picture)).rejects.toMatchObject({ code: expect.stringMatching(/^media_/) });
  expect(await harness.leftovers()).toEqual([]);
});

test.each(ffmpegs)(
  'a file whose frames are larger than those of an 8K film is refused by the $origin ffmpeg',
  async ({ path }) => {
    await expect(filmOf(gifOf(6400, 5), path)).rejects.toMatchObject({ code: 'media_undecodable' });
  },
);
