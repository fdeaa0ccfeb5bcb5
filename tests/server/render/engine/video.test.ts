import { describe, expect, test } from 'vitest';
import { animation, composition, HEIGHT, movingSquare, scene, WIDTH } from './fixtures/compositions';
import { readMp4, rgbFrames, sound } from './fixtures/decoding';
import { ffmpegs, renderHarness } from './harness';

const harness = renderHarness();
const PINK = [0xc1, 0x3f, 0x6d];
const BLUE = [0x10, 0x40, 0xa0];

const twoScenes = composition([
  scene(70, { type: 'color', color: '#c13f6d' }, animation(70, [movingSquare(70)])),
  scene(65, { type: 'color', color: '#1040a0' }, animation(65, [movingSquare(65, [1, 0.5, 0])])),
]);

/** Left edge of the brightest run in the middle row, in pixels of the canvas. */
function squareLeft(frame: Buffer, background: readonly number[]): number {
  const row = Math.floor(HEIGHT / 2) * WIDTH;
  for (let x = 0; x < WIDTH; x++) {
    const pixel = [0, 1, 2].map((channel) => frame[(row + x) * 3 + channel]!);
    if (pixel.some((value, channel) => Math.abs(value - background[channel]!) > 60)) return x;
  }
  return -1;
}

describe.each(ffmpegs)('a video by the $origin ffmpeg', ({ path, origin }) => {
  test('is H.264 High 4.1 of BT.709 at constant 30 fps with AAC, joined without a seam', async () => {
    const engine = harness.engine({ ffmpegPath: path });
    expect(engine.planSegments(twoScenes)).toHaveLength(2);
    const file = await harness.video(engine, twoScenes, `video-${origin}`);
    const video = await readMp4(file);
    expect(video).toMatchObject({
      size: [WIDTH, HEIGHT],
      codec: 'avc1.640029',
      audioCodec: 'mp4a.40.2',
      sampleRate: 48_000,
      channels: 2,
    });
    expect(video.color).toMatchObject({ primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false });
    expect(video.frameTimes).toHaveLength(135);
    for (const [index, time] of video.frameTimes.entries()) expect(time).toBeCloseTo(index / 30, 6);
    expect(video.keyTimes).toContain(70 / 30);
    expect(video.videoEnd).toBeCloseTo(4.5, 5);
    expect(Math.abs(video.audioEnd! - video.videoEnd)).toBeLessThan(1 / 30);

    const frames = rgbFrames(file, WIDTH, HEIGHT);
    expect(frames).toHaveLength(135);
    for (const [index, background, start, length] of [
      [0, PINK, 0, 70],
      [69, PINK, 0, 70],
      [70, BLUE, 70, 65],
      [134, BLUE, 70, 65],
    ] as const) {
      const frame = frames[index]!;
      for (const [channel, value] of background.entries())
        expect(Math.abs(frame[channel]! - value)).toBeLessThanOrEqual(3);
      const expected = 10 + ((index - start) / length) * (WIDTH - 80);
      expect(Math.abs(squareLeft(frame, background) - expected)).toBeLessThanOrEqual(2);
    }
    expect(sound(file).left.every((sample) => sample === 0)).toBe(true);
    expect(await harness.leftovers()).toEqual([]);
  });
});

test('progress of a segment rises to its last frame; assembly ends with 1', async () => {
  const engine = harness.engine();
  const painted: number[] = [];
  const joined: number[] = [];
  const [segment] = engine.planSegments(composition([scene(45)]));
  const outFile = harness.file('progress.mp4');
  await engine.renderSegment({
    composition: composition([scene(45)]),
    segment: segment!,
    outFile,
    onProgress: (n) => painted.push(n),
  });
  await engine.assemble({
    composition: composition([scene(45)]),
    segmentFiles: [outFile],
    outFile: harness.file('whole.mp4'),
    onProgress: (n) => joined.push(n),
  });
  expect(painted.length).toBeGreaterThanOrEqual(9);
  expect(painted).toEqual(painted.toSorted((a, b) => a - b));
  expect(painted.at(-1)).toBe(45);
  expect(joined.at(-1)).toBe(1);
});

test('an assembly with a missing segment is refused', async () => {
  const engine = harness.engine();
  const short = composition([scene(20)]);
  const outFile = harness.file('short.mp4');
  await engine.renderSegment({ composition: short, segment: { index: 0, startFrame: 0, durationFrames: 20 }, outFile });
  const whole = engine.assemble({
    composition: composition([scene(40)]),
    segmentFiles: [outFile],
    outFile: harness.file('never.mp4'),
  });
  await expect(whole).rejects.toMatchObject({
    code: 'invalid_argument',
    message: 'The segments have 20 frames, the composition 40.',
  });
});
