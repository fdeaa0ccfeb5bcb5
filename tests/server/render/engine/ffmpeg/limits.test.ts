import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFfmpeg } from '../../../../../server/render/engine/ffmpeg/start';
import { ffmpegs } from '../harness';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'spotreel-limits-'));
});
afterAll(() => rm(folder, { recursive: true }));

test.each(ffmpegs)('no file grows beyond its limit: $origin', async ({ path: ffmpeg, origin }) => {
  const file = path.join(folder, `${origin}.raw`);
  const source = ['-f', 'lavfi', '-i', 'testsrc=size=640x360:rate=30:duration=10'];
  const { finished } = startFfmpeg({
    path: ffmpeg,
    arguments: [...source, '-f', 'rawvideo', '-pix_fmt', 'yuv420p', file],
    failure: 'encoder_failed',
    limits: { timeoutSeconds: 20, addressSpaceMegabytes: 4096, fileMegabytes: 2 },
  });
  await expect(finished).rejects.toMatchObject({ code: 'output_too_large' });
  expect((await stat(file)).size).toBeLessThanOrEqual(2 * 2 ** 20);
});
