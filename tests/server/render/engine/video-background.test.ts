import { writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { CompiledBackground, Composition } from '../../../../sdk/scene/composition';
import { compiledBackground } from '../../../../sdk/scene/project-input/scene-background';
import { BITS, type ClipOptions, makeClip, numberIn } from './fixtures/clips';
import { CENTERED, composition, scene } from './fixtures/compositions';
import { rgbFrames } from './fixtures/decoding';
import { ffmpegs, renderHarness } from './harness';

const harness = renderHarness();
const SIZE = { width: 128, height: 72 };

function over(
  src: string,
  trim: readonly [number, number],
  frames: number,
  more: Partial<Composition> = {},
): Composition {
  const media = { src, widthPx: more.width ?? SIZE.width, heightPx: more.height ?? SIZE.height };
  const background: CompiledBackground = {
    type: 'video',
    media,
    trimStartSeconds: trim[0],
    trimEndSeconds: trim[1],
    ...CENTERED,
  };
  return composition([scene(frames, background)], { ...SIZE, ...more });
}

const range = (length: number, value: (index: number) => number) => Array.from({ length }, (_, index) => value(index));

describe.each(ffmpegs)('video backgrounds by the $origin ffmpeg', ({ path, origin }) => {
  const numbersOf = async (name: string, clip: Partial<ClipOptions>, compose: (src: string) => Composition) => {
    const src = `${name}-${origin}.mp4`;
    await makeClip({ file: harness.file(src), frames: 90, ...SIZE, ...clip });
    const composed = compose(src);
    const file = await harness.video(harness.engine({ ffmpegPath: path }), composed, `${name}-${origin}-out`);
    const [across, down] = clip.rotation === 90 ? [1, BITS] : [BITS, 1];
    return rgbFrames(file, across, down).map(numberIn);
  };

  test('start at the very frame of the trim', async () => {
    const numbers = await numbersOf('constant', {}, (src) => over(src, [0.5, 3], 40));
    expect(numbers).toEqual(range(40, (index) => 15 + index));
  });

  test('repeat inside the trim, over the seam of segments too', async () => {
    const numbers = await numbersOf('loop', {}, (src) => over(src, [1, 1.7], 130));
    expect(numbers).toEqual(range(130, (index) => 30 + (index % 21)));
  });

  test('repeat their last three frames where the trim is older than the file', async () => {
    const numbers = await numbersOf('replaced', {}, (src) => {
      const file = { id: 70, type: 'video' as const, url: src, props: { ...SIZE, duration: 3 } };
      const value = { type: 'video' as const, value: 70, trimStart: 10, trimEnd: 16 };
      return composition([scene(20, compiledBackground({ value, file }, 20 / 30))], SIZE);
    });
    expect(numbers).toEqual(range(20, (index) => 87 + (index % 3)));
  });

  test('show the frame that is visible at each moment of a variable frame rate', async () => {
    // 30 fps for the first second, then a frame every 0.2 s, with nothing at all right before the trim starts
    const timeExpression = 'if(lt(N,30),N/30,1+(N-30)*0.2)';
    const numbers = await numbersOf('variable', { timeExpression, frames: 50 }, (src) => over(src, [0.8, 4], 60));
    const visible = (index: number) => (index < 6 ? 24 + index : 30 + Math.floor((index - 6) / 6));
    expect(numbers).toEqual(range(60, visible));
    const late = await numbersOf('variable-late', { timeExpression, frames: 50 }, (src) => over(src, [2.1, 4], 20));
    expect(late).toEqual(range(20, (index) => 35 + Math.floor((index + 3) / 6)));
  });

  test('take every other frame of 60 a second', async () => {
    const numbers = await numbersOf('double', { fps: 60, frames: 120 }, (src) => over(src, [0.2, 2], 30));
    expect(numbers).toEqual(range(30, (index) => 12 + 2 * index));
  });

  test('stand upright when the phone was turned', async () => {
    const portrait = { width: 72, height: 128 };
    const numbers = await numbersOf('turned', { rotation: 90 }, (src) => over(src, [0.1, 2], 20, portrait));
    expect(numbers).toEqual(range(20, (index) => 3 + index));
  });

  test('hold the last frame when the file ends before its trim', async () => {
    const numbers = await numbersOf('ends', { frames: 30 }, (src) => over(src, [0.5, 2], 40));
    expect(numbers).toEqual(range(40, (index) => Math.min(29, 15 + index)));
  });
});

test('zoom and shift cut the same part as the preview', async () => {
  await makeClip({ file: harness.file('zoom.mp4'), frames: 30, ...SIZE });
  const media = { src: 'zoom.mp4', widthPx: SIZE.width, heightPx: SIZE.height };
  const background: CompiledBackground = {
    type: 'video',
    media,
    trimStartSeconds: 0,
    trimEndSeconds: 1,
    scale: 2,
    positionX: 50,
    positionY: 0,
  };
  const shifted = composition([scene(16, background)], SIZE);
  // doubled and pushed right by half a canvas: the left half of the picture, the upper four bits, fills the canvas
  const frames = rgbFrames(await harness.video(harness.engine(), shifted, 'zoom-left'), 4, 1);
  const upper = frames.map((rgb) => [0, 1, 2, 3].reduce((sum, bar) => sum * 2 + (rgb[bar * 3]! > 128 ? 1 : 0), 0));
  expect(upper).toEqual(range(16, () => 0));
  const later = composition([scene(4, { ...background, trimStartSeconds: 20 / 30, positionX: -50 })], SIZE);
  const right = rgbFrames(await harness.video(harness.engine(), later, 'zoom-right'), 4, 1);
  expect(right.map((rgb) => [0, 1, 2, 3].reduce((sum, bar) => sum * 2 + (rgb[bar * 3]! > 128 ? 1 : 0), 0))).toEqual([
    4, 5, 6, 7,
  ]);
});

test('a file that is no video is named', async () => {
  await writeFile(harness.file('broken.mp4'), 'no video at all');
  const rendered = harness.video(harness.engine(), over('broken.mp4', [0, 1], 10), 'broken-out');
  await expect(rendered).rejects.toMatchObject({ code: 'media_undecodable' });
  expect(await harness.leftovers()).toEqual([]);
});
