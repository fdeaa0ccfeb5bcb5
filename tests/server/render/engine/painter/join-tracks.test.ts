/** What a finished file promises to programs that ignore edit lists: there is none, and sound and picture are in step. */
import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { H264Encoder } from '../../../../../server/platform/config/render-encoder-settings';
import { writeStandIn } from '../ffmpeg/stand-in';
import { composition, HEIGHT, scene, WIDTH } from '../fixtures/compositions';
import { readMp4, rgbFrames, sound } from '../fixtures/decoding';
import { boxTypes } from '../fixtures/mp4-boxes';
import { waveFile } from '../fixtures/wave-file';
import { ffmpegs, renderHarness } from '../harness';

const harness = renderHarness();

/** Seconds of an AAC packet. */
const AUDIO_FRAME = 1024 / 48_000;

const FLASH_FRAMES = [75, 160] as const;

/** Dark but for two flashes of three frames; the first lies in the second segment. */
function flashes() {
  const dark = { type: 'color', color: '#101010' } as const;
  const bright = { type: 'color', color: '#ffffff' } as const;
  return [scene(75, dark), scene(3, bright), scene(82, dark), scene(3, bright), scene(37, dark)];
}

/** A click of 2 ms at each flash, over a quiet tone from the first sample on. */
const clicks = waveFile(6.7, (seconds) => {
  const isClick = FLASH_FRAMES.some((frame) => seconds >= frame / 30 && seconds < frame / 30 + 0.002);
  return isClick ? 0.8 : 0.02 * Math.sin(2 * Math.PI * 330 * seconds);
});

test.each(ffmpegs)(
  'no edit list, and clicks are where the flashes are, by the $origin ffmpeg',
  async ({ path: ffmpegPath, origin }) => {
    await writeFile(harness.file('clicks.wav'), clicks.bytes);
    const music = { audioId: 1, src: 'clicks.wav', leadInSamples: 0, sampleRate: 48_000 };
    const audio = [{ ...music, contentSamples: clicks.samples, startSeconds: 0, durationSeconds: 6.7 }];
    const file = await harness.video(
      harness.engine({ ffmpegPath }),
      composition(flashes(), { audio }),
      `joined-${origin}`,
    );

    const boxes = await boxTypes(file);
    expect(boxes).toEqual(expect.arrayContaining(['moov', 'trak', 'ctts', 'stts', 'mdat']));
    expect(boxes).not.toContain('elst');
    expect(boxes).not.toContain('edts');
    expect(boxes.indexOf('moov')).toBeLessThan(boxes.indexOf('mdat'));

    const video = await readMp4(file);
    expect(video.videoStart).toBe(0);
    expect(video.audioStart).toBe(0);
    expect(video.frameTimes).toHaveLength(200);
    for (const [index, time] of video.frameTimes.entries()) expect(time).toBeCloseTo(index / 30, 6);

    const brightness = rgbFrames(file, 16, 9).map((frame) => frame[0]!);
    const flashTimes = risingEdges(brightness, 200, 5).map((frame) => video.frameTimes[frame]!);
    const { left } = sound(file);
    const clickTimes = risingEdges(left.map(Math.abs), 0.4, 4_800).map((sample) => sample / 48_000);
    expect(flashTimes.map((time) => Math.round(time * 30))).toEqual([...FLASH_FRAMES]);
    expect(clickTimes).toHaveLength(2);
    for (const [index, time] of clickTimes.entries()) {
      expect(Math.abs(time - flashTimes[index]!)).toBeLessThan(AUDIO_FRAME / 4);
    }
    expect(left.length / 48_000).toBeGreaterThanOrEqual(200 / 30);
    expect(left.length / 48_000).toBeLessThan(200 / 30 + AUDIO_FRAME + 0.001);
    expect(await harness.leftovers()).toEqual([]);
  },
);

test('segments of two builds of x264 join, those of two encoders do not', async () => {
  const standIn = await writeStandIn(harness.file('ffmpeg.mjs'), { h264_nvenc: 'works' });
  const video = composition([
    scene(60, { type: 'color', color: '#203040' }),
    scene(80, { type: 'color', color: '#c13f6d' }),
  ]);
  const engine = harness.engine({ ffmpegPath: standIn });
  const picture = { size: { width: WIDTH, height: HEIGHT }, quality: 'standard', frameRate: 30 } as const;
  const segmentOf = async (index: number, encoder: H264Encoder, ffmpegPath = standIn) => {
    const outFile = harness.file(`${index}-${encoder}-${path.basename(ffmpegPath)}.mp4`);
    const segment = engine.planSegments(video)[index]!;
    await harness
      .engine({ ffmpegPath })
      .renderSegment({ composition: video, segment, picture: { ...picture, encoder }, outFile });
    return outFile;
  };
  const join = (segmentFiles: readonly string[], name: string) =>
    engine.assemble({ composition: video, segmentFiles, outFile: harness.file(name) });
  const first = await segmentOf(0, 'x264');
  for (const { path: ffmpegPath } of ffmpegs) await join([first, await segmentOf(1, 'x264', ffmpegPath)], 'joined.mp4');
  const other = await segmentOf(1, 'h264_nvenc');
  await expect(join([first, other], 'refused.mp4')).rejects.toMatchObject({ code: 'segments_differ' });
  await expect(stat(harness.file('refused.mp4'))).rejects.toThrow(/ENOENT/);
});

/** Indices at which values come to `level` after `quiet` values below it. */
function risingEdges(values: ArrayLike<number>, level: number, quiet: number): number[] {
  const edges: number[] = [];
  let last = -Infinity;
  for (let index = 0; index < values.length; index++) {
    if (values[index]! < level) continue;
    if (index - last > quiet) edges.push(index);
    last = index;
  }
  return edges;
}
