/** What uploads of sound learn from the renderer's tools. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createMediaPort } from '../../../server/render/create-media-port';
import { inlinePictures } from '../fixtures/inline-pictures';
import { ffmpeg } from './engine/fixtures/decoding';
import { renderHarness } from './engine/harness';

const harness = renderHarness();
const port = () => createMediaPort(harness.engine().media, harness.folder, inlinePictures);

function make(name: string, source: string, codec: readonly string[]): string {
  const file = harness.file(name);
  ffmpeg(['-f', 'lavfi', '-i', source, ...codec, file]);
  return file;
}

test('a file of sound alone is no video, whatever its ending says, and has a length', async () => {
  const file = make('memo.mp4', 'sine=frequency=440:duration=3', ['-c:a', 'aac']);
  await expect(port().video(file)).rejects.toMatchObject({ code: 'media_type_unsupported' });
  expect((await port().audio(file)).durationSeconds).toBeCloseTo(3, 0);
});

test('a video is no music', async () => {
  const file = make('clip.mp4', 'testsrc=size=64x64:rate=10:duration=1', ['-c:v', 'libx264', '-pix_fmt', 'yuv420p']);
  await expect(port().audio(file)).rejects.toMatchObject({ code: 'media_type_unsupported' });
});

test('what is too long or too short is refused by its header', async () => {
  const long = make('long.wav', 'sine=frequency=440:sample_rate=8000:duration=601', ['-c:a', 'pcm_u8']);
  await expect(port().audio(long)).rejects.toMatchObject({ code: 'audio_length' });
  const short = make('short.wav', 'sine=frequency=440:duration=0.5', ['-c:a', 'pcm_s16le']);
  await expect(port().audio(short)).rejects.toMatchObject({ code: 'audio_length' });
});

test('a conversion leaves its copy and nothing else', async () => {
  const file = make('song.mp3', 'sine=frequency=440:duration=4', ['-c:a', 'libmp3lame']);
  const progress: number[] = [];
  const options = { signal: new AbortController().signal, onProgress: (share: number) => progress.push(share) };
  const { shownFile, samples, loudnessLufs, peaks } = await port().convertAudio(file, options);
  expect((await readFile(shownFile)).subarray(4, 8).toString('latin1')).toBe('ftyp');
  expect(samples / 48_000).toBeCloseTo(4, 0);
  expect(loudnessLufs).toBeLessThan(-10);
  expect(peaks.length).toBeGreaterThan(100);
  expect(Math.max(...progress)).toBeGreaterThan(0);
  expect(await harness.leftovers()).toEqual([]);
});

test('a conversion that is given up ends at once', async () => {
  const file = make('given-up.wav', 'sine=frequency=440:duration=60', ['-c:a', 'pcm_s16le']);
  const stop = new AbortController();
  const converting = port().convertAudio(file, { signal: stop.signal, onProgress: () => undefined });
  stop.abort();
  await expect(converting).rejects.toMatchObject({ code: 'aborted' });
});
