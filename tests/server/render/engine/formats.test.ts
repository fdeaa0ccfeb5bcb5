import { writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { VideoFormat } from '../../../../sdk/contract/export/output';
import type { Composition } from '../../../../sdk/scene/composition';
import type { Segment } from '../../../../server/render/engine/segments';
import { runFfmpeg } from '../../../packaged-ffmpeg';
import { animation, composition, HEIGHT, movingSquare, scene, WIDTH } from './fixtures/compositions';
import { frameTimes, sound } from './fixtures/decoding';
import { waveFile } from './fixtures/wave-file';
import { ffmpegs, renderHarness } from './harness';

const harness = renderHarness();
const video = composition([
  scene(40, { type: 'color', color: '#c13f6d' }, animation(40, [movingSquare(40)])),
  scene(35, { type: 'color', color: '#1040a0' }, animation(35, [movingSquare(35, [1, 0.5, 0])])),
  scene(90, { type: 'color', color: '#10a040' }, animation(90, [movingSquare(90)])),
]);

function ffmpeg(args: readonly string[]) {
  const { status, stdout, stderr } = runFfmpeg(args);
  return { status, stdout, words: stderr.toString() };
}

/** Every frame as RGBA of `WIDTH` x `HEIGHT`. */
function rgbaFrames(file: string, decoder: readonly string[] = []): Buffer[] {
  const filter = `scale=${WIDTH}:${HEIGHT}:in_color_matrix=bt709:in_range=tv,format=rgba`;
  const { stdout } = ffmpeg([...decoder, '-i', file, '-vf', filter, '-vsync', '0', '-f', 'rawvideo', 'pipe:1']);
  const bytes = WIDTH * HEIGHT * 4;
  return Array.from({ length: stdout.length / bytes }, (_, index) =>
    stdout.subarray(index * bytes, (index + 1) * bytes),
  );
}

const pixel = (frame: Buffer, x: number, y: number) => [
  ...frame.subarray((y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 4),
];
const squareX = (index: number, frames: number) => Math.round(40 + (index / frames) * (WIDTH - 80));

const STANDARD = { size: { width: WIDTH, height: HEIGHT }, quality: 'standard', frameRate: 30 } as const;

async function made(
  path: string,
  name: string,
  format: VideoFormat,
  isTransparent: boolean,
  composed: Composition = video,
  segments?: readonly Segment[],
) {
  const engine = harness.engine({ ffmpegPath: path });
  const picture = { ...STANDARD, format, isTransparent } as const;
  const segmentFiles: string[] = [];
  for (const segment of segments ?? engine.planSegments(composed)) {
    const outFile = harness.file(`${name}-${segment.index}.${format}`);
    await engine.renderSegment({ composition: composed, segment, picture, outFile });
    segmentFiles.push(outFile);
  }
  const outFile = harness.file(`${name}.${format}`);
  await engine.assemble({ composition: composed, segmentFiles, frameRate: 30, format, outFile });
  return { file: outFile, words: ffmpeg(['-hide_banner', '-i', outFile]).words };
}

const DECODERS = { webm: ['-c:v', 'libvpx-vp9'], mov: [] } as const;

describe.each(ffmpegs)('files by the $origin ffmpeg', ({ path, origin }) => {
  test.each([
    ['webm', /Video: vp9/, /Audio: opus, 48000 Hz, stereo/],
    ['mov', /Video: prores.*yuva444p1/, /Audio: pcm_s16le.*48000 Hz, (stereo|2 channels)/],
  ] as const)(
    '%s lets pages through where there was a color, and has all frames and the sound',
    { timeout: 180_000 },
    async (format, picture, sound) => {
      const { file, words } = await made(path, `clear-${origin}`, format, true);
      expect(words).toMatch(picture);
      expect(words).toMatch(sound);
      expect(words).toMatch(/Duration: 00:00:05\.5[0-2]/);
      const frames = rgbaFrames(file, DECODERS[format]);
      expect(frames).toHaveLength(165);
      for (const [index, start, length] of [
        [10, 0, 40],
        [50, 40, 35],
        [120, 75, 90],
      ] as const) {
        const x = squareX(index - start, length);
        expect(pixel(frames[index]!, x, HEIGHT / 2)[3], `square in frame ${index}`).toBeGreaterThan(250);
        expect(pixel(frames[index]!, x, 10)[3], `above it in frame ${index}`).toBeLessThan(5);
      }
    },
  );

  test.each(['webm', 'mov'] as const)(
    'the picture and the sound of %s stay in step over many segments',
    {
      timeout: 180_000,
    },
    async (format) => {
      const turnsSeconds = 140 / 30;
      const click = waveFile(160 / 30, (seconds) =>
        seconds >= turnsSeconds && seconds < turnsSeconds + 0.002 ? 0.7 : 0,
      );
      const src = `click-${format}-${origin}.wav`;
      await writeFile(harness.file(src), click.bytes);
      const track = { audioId: 1, src, leadInSamples: 0, contentSamples: click.samples, sampleRate: 48_000 };
      const dark = scene(140, { type: 'color', color: '#000000' });
      const light = scene(20, { type: 'color', color: '#ffffff' });
      const composed = composition([dark, light], {
        audio: [{ ...track, startSeconds: 0, durationSeconds: 160 / 30 }],
      });
      // a third of a second each: no such length is exact in thousandths
      const thirds = Array.from({ length: 16 }, (_, index) => ({ index, startFrame: index * 10, durationFrames: 10 }));
      const { file } = await made(path, `step-${origin}`, format, false, composed, thirds);
      const times = await frameTimes(file);
      expect(times).toHaveLength(160);
      for (const [index, time] of times.entries())
        expect(Math.abs(time - index / 30), `frame ${index}`).toBeLessThan(0.001);
      expect(rgbaFrames(file, DECODERS[format]).findIndex((frame) => frame[0]! > 128)).toBe(140);
      const { left } = sound(file);
      const onset = left.findIndex((value) => Math.abs(value) > 0.3) / 48_000;
      expect(Math.abs(onset - turnsSeconds)).toBeLessThan(0.001);
      expect(Math.abs(left.length / 48_000 - 160 / 30)).toBeLessThan(1 / 30);
    },
  );

  test('ProRes without transparency has every frame as it was painted', { timeout: 180_000 }, async () => {
    const { file, words } = await made(path, `opaque-${origin}`, 'mov', false);
    expect(words).toMatch(/Video: prores .*yuv444p1[02]le\(tv, bt709/);
    const frames = rgbaFrames(file);
    expect(frames).toHaveLength(165);
    for (const [index, color] of [
      [10, [0xc1, 0x3f, 0x6d]],
      [39, [0xc1, 0x3f, 0x6d]],
      [40, [0x10, 0x40, 0xa0]],
    ] as const)
      for (const [channel, value] of color.entries())
        expect(Math.abs(pixel(frames[index]!, 10, 10)[channel]! - value), `frame ${index}`).toBeLessThanOrEqual(3);
    expect(pixel(frames[39]!, squareX(39, 40), HEIGHT / 2)[1]).toBeGreaterThan(250);
  });

  test('without transparency the color stays', { timeout: 180_000 }, async () => {
    const { file } = await made(path, `full-${origin}`, 'webm', false);
    const [red, green, blue, alpha] = pixel(rgbaFrames(file, DECODERS.webm)[10]!, 10, 10);
    for (const [value, wanted] of [
      [red, 0xc1],
      [green, 0x3f],
      [blue, 0x6d],
      [alpha, 255],
    ] as const)
      expect(Math.abs(value! - wanted)).toBeLessThanOrEqual(4);
  });

  test('a GIF repeats, has 15 frames a second, and the colors of every scene', { timeout: 180_000 }, async () => {
    const { file, words } = await made(path, `gif-${origin}`, 'gif', false);
    expect(words).toMatch(/Video: gif.* 320x180/);
    const frames = rgbaFrames(file);
    expect(Math.abs(frames.length - 82.5)).toBeLessThanOrEqual(1.5);
    for (const [index, wanted] of [
      [5, [0xc1, 0x3f, 0x6d]],
      [25, [0x10, 0x40, 0xa0]],
      [60, [0x10, 0xa0, 0x40]],
    ] as const)
      for (const [channel, value] of wanted.entries())
        expect(Math.abs(pixel(frames[index]!, 10, 10)[channel]! - value), `frame ${index}`).toBeLessThanOrEqual(12);
  });
});
