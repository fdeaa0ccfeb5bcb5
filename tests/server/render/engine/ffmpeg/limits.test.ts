import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

const endless = ['-re', '-f', 'lavfi', '-i', 'testsrc=size=64x36:rate=30', '-f', 'null', '-'];
const busy = ['-f', 'lavfi', '-i', 'testsrc=size=1920x1080:rate=30', '-f', 'null', '-'];

describe.each(ffmpegs)('an ffmpeg that is ended: $origin', ({ path: ffmpeg }) => {
  test.each(['SIGKILL', 'SIGTERM'] as const)('from outside by %s says so', async (signal) => {
    const { finished, processId } = startFfmpeg({ path: ffmpeg, arguments: endless, failure: 'media_undecodable' });
    await sleep(500);
    process.kill(processId ?? 0, signal);
    await expect(finished).rejects.toMatchObject({ code: 'encoder_killed' });
  });

  test('by the system, after the time of a core that it may take, took too long', async () => {
    const { finished } = startFfmpeg({
      path: ffmpeg,
      arguments: busy,
      failure: 'media_undecodable',
      // four times as much of a core as of time
      limits: { timeoutSeconds: 0.2, addressSpaceMegabytes: 8192 },
    });
    await expect(finished).rejects.toMatchObject({ code: 'timeout' });
  });
});
