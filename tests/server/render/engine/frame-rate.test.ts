import { describe, expect, test } from 'vitest';
import type { CompiledBackground, Composition } from '../../../../sdk/scene/composition';
import { BITS, makeClip, numberIn } from './fixtures/clips';
import { animation, CENTERED, composition, HEIGHT, movingSquare, scene, WIDTH } from './fixtures/compositions';
import { readMp4, rgbFrames, sound } from './fixtures/decoding';
import { ffmpegs, renderHarness } from './harness';

const harness = renderHarness();
const CLIP = { width: 128, height: 72 };
const range = (length: number, value: (index: number) => number) => Array.from({ length }, (_, index) => value(index));

const moving = composition([
  scene(70, { type: 'color', color: '#c13f6d' }, animation(70, [movingSquare(70)])),
  scene(65, { type: 'color', color: '#1040a0' }, animation(65, [movingSquare(65, [1, 0.5, 0])])),
]);

function over(src: string, trim: readonly [number, number], frames: number): Composition {
  const media = { src, widthPx: CLIP.width, heightPx: CLIP.height };
  const trims = { trimStartSeconds: trim[0], trimEndSeconds: trim[1] };
  const background: CompiledBackground = { type: 'video', media, ...trims, ...CENTERED };
  return composition([scene(frames, background)], CLIP);
}

/** Where the square's middle is in the middle row, px. */
function middleOfSquare(frame: Buffer): number {
  const row = Math.floor(HEIGHT / 2) * WIDTH;
  const [red, green, blue] = frame.subarray(row * 3, row * 3 + 3);
  let sum = 0;
  let count = 0;
  for (let x = 0; x < WIDTH; x++) {
    const at = (row + x) * 3;
    const difference =
      Math.abs(frame[at]! - red!) + Math.abs(frame[at + 1]! - green!) + Math.abs(frame[at + 2]! - blue!);
    if (difference < 150) continue;
    sum += x;
    count += 1;
  }
  return sum / count;
}

describe.each(ffmpegs)('60 frames a second by the $origin ffmpeg', ({ path, origin }) => {
  const video = (composed: Composition, name: string, frameRate: 30 | 60) =>
    harness.video(harness.engine({ ffmpegPath: path }), composed, `${name}-${origin}-${frameRate}`, frameRate);
  const numbersOf = async (name: string, fps: number, trim: readonly [number, number], frames: number) => {
    const src = `${name}-${origin}.mp4`;
    await makeClip({ file: harness.file(src), frames: 3 * fps, fps, ...CLIP });
    return rgbFrames(await video(over(src, trim, frames), name, 60), BITS, 1).map(numberIn);
  };

  test('last as long as 30 a second, and so does the sound', { timeout: 120_000 }, async () => {
    const file = await video(moving, 'length', 60);
    const facts = await readMp4(file);
    expect(facts.frameTimes).toHaveLength(270);
    for (const [index, time] of facts.frameTimes.entries()) expect(time).toBeCloseTo(index / 60, 6);
    expect(facts.keyTimes).toContain(70 / 30);
    expect(facts.videoEnd).toBeCloseTo(4.5, 5);
    expect(Math.abs(facts.audioEnd! - facts.videoEnd)).toBeLessThan(1 / 30);
    expect(sound(file).left.length / 48_000).toBeGreaterThanOrEqual(4.5);
  });

  test('show the moments of 30 a second, and those between them', { timeout: 120_000 }, async () => {
    const whole = rgbFrames(await video(moving, 'half', 30), WIDTH, HEIGHT).map(middleOfSquare);
    const halves = rgbFrames(await video(moving, 'half', 60), WIDTH, HEIGHT).map(middleOfSquare);
    for (const index of [0, 20, 50, 68]) {
      expect(Math.abs(halves[2 * index]! - whole[index]!), `frame ${index}`).toBeLessThanOrEqual(0.75);
      const between = (whole[index]! + whole[index + 1]!) / 2;
      expect(Math.abs(halves[2 * index + 1]! - between), `after frame ${index}`).toBeLessThanOrEqual(0.75);
      expect(halves[2 * index + 1]! - halves[2 * index]!, `after frame ${index}`).toBeGreaterThan(0.5);
    }
  });

  test('take every frame of a video of 60 a second, and show those of 30 a second twice', {
    timeout: 120_000,
  }, async () => {
    expect(await numbersOf('sixty', 60, [0.2, 2], 30)).toEqual(range(60, (index) => 12 + index));
    expect(await numbersOf('thirty', 30, [0.5, 3], 20)).toEqual(range(40, (index) => 15 + Math.floor(index / 2)));
  });

  test('repeat a video at the same moments as 30 a second, over the seam of segments too', {
    timeout: 120_000,
  }, async () => {
    const numbers = await numbersOf('loop', 30, [1, 1.7], 130);
    expect(numbers).toEqual(range(260, (index) => 30 + (Math.floor(index / 2) % 21)));
  });
});
