/** What the program in ffmpeg's place does with files; `tests/server/render/engine` has it in the renderer's own commands. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runFfmpeg } from '../../../packaged-ffmpeg';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'spotreel-packaged-'));
});
afterAll(() => rm(folder, { recursive: true }));

const file = (name: string) => path.join(folder, name);
const PICTURE = ['-f', 'lavfi', '-i', 'testsrc=size=64x36:rate=30:duration=1'];
const TONE = ['-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=48000:duration=1'];

/** Bytes of the decoded part. */
function decoded(name: string, ...args: readonly string[]): number {
  const { status, stdout, stderr } = runFfmpeg(['-v', 'error', '-i', file(name), ...args, 'pipe:1']);
  expect([status, stderr.toString()]).toEqual([0, '']);
  return stdout.length;
}

test('picture and sound of two inputs are one file, and come out whole', () => {
  const codecs = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];
  expect(runFfmpeg(['-v', 'error', ...PICTURE, ...TONE, ...codecs, file('both.mp4')]).stderr.toString()).toBe('');
  expect(decoded('both.mp4', '-map', '0:v:0', '-f', 'rawvideo', '-pix_fmt', 'gray')).toBe(30 * 64 * 36);
  expect(decoded('both.mp4', '-map', '0:a:0', '-ac', '1', '-f', 'f32le') / 4).toBeCloseTo(48_000, -4);
});

test('a part begins and ends at its sample', () => {
  runFfmpeg([...TONE, file('tone.wav')]);
  const part = ['-ss', '0.25', '-t', '0.5', '-map', '0:a:0', '-ac', '1', '-ar', '48000', '-f', 'f32le'];
  expect(decoded('tone.wav', ...part)).toBe(24_000 * 4);
});

test('a part of an input ends where it is told to', () => {
  const { stdout } = runFfmpeg([
    '-v',
    'error',
    '-t',
    '0.5',
    '-i',
    file('tone.wav'),
    '-ac',
    '1',
    '-f',
    'f32le',
    'pipe:1',
  ]);
  expect(stdout.length).toBe(22_050 * 4 + (24_000 - 22_050) * 4);
});

test('a video that changes its size keeps the size of its output', async () => {
  const size = (px: string, name: string) =>
    runFfmpeg([
      '-f',
      'lavfi',
      '-i',
      `testsrc=size=${px}:rate=30:duration=0.5`,
      '-c:v',
      'mpeg2video',
      '-f',
      'mpegts',
      file(name),
    ]);
  size('64x36', 'small.ts');
  size('128x72', 'large.ts');
  await writeFile(
    file('changing.ts'),
    Buffer.concat([await readFile(file('small.ts')), await readFile(file('large.ts'))]),
  );
  const small = ['-vf', 'scale=16:16,format=gray', '-vsync', '0', '-f', 'rawvideo', 'pipe:1'];
  const { status, stdout } = runFfmpeg(['-v', 'error', '-i', file('changing.ts'), ...small]);
  expect([status, stdout.length % 256]).toEqual([0, 0]);
  // the last frame before the change may wait for one that never comes
  expect(stdout.length / 256).toBeGreaterThanOrEqual(28);
});

test.each([
  ['a file that is none', ['-i', 'NOISE', 'x.mp4'], /Invalid data/],
  ['a stream that is missing', ['-i', 'tone.wav', '-map', '0:v:0', 'x.mp4'], /matches no streams/],
  ['an encoder that is unknown', ['-i', 'tone.wav', '-c:a', 'nothing', 'x.mp4'], /Unknown encoder/],
  ['a filter that is unknown', ['-i', 'tone.wav', '-af', 'nothing', 'x.wav'], /Filters|No such filter/],
  ['an option without a value', ['-i'], /Missing argument/],
])('%s ends it with words and a code', async (_, args, words) => {
  await writeFile(file('NOISE'), Buffer.alloc(5000, 7));
  const places = args.map((word) => (/^[A-Za-z]+(\.\w+)?$/.test(word) && word !== 'nothing' ? file(word) : word));
  const { status, stderr } = runFfmpeg(['-v', 'error', ...places]);
  expect(status).toBe(1);
  expect(stderr.toString()).toMatch(words);
});
