import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chooseEncoder } from '../../../../../server/render/engine/ffmpeg/choose-encoder';
import { ffmpegs } from '../harness';
import { type Behavior, type Behaviors, writeStandIn } from './stand-in';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'spotreel-encoders-'));
});
afterAll(() => rm(folder, { recursive: true }));

let count = 0;
async function probeOf(behaviors: Behaviors) {
  const name = `machine-${count++}`;
  const workDir = path.join(folder, name);
  await mkdir(workDir);
  return { ffmpegPath: await writeStandIn(path.join(folder, `${name}.mjs`), behaviors), workDir };
}

describe('the encoder of a machine', () => {
  test('is x264 where nothing else is asked for, and nothing is started', async () => {
    const probe = { ffmpegPath: path.join(folder, 'there is none'), workDir: folder };
    expect(await chooseEncoder('x264', probe)).toEqual({ encoder: 'x264', refusals: [] });
  });

  test.each(['h264_nvenc', 'h264_vaapi', 'h264_videotoolbox'] as const)('is %s where it works', async (encoder) => {
    const probe = await probeOf({ [encoder]: 'works' });
    expect(await chooseEncoder(encoder, probe)).toEqual({ encoder, refusals: [] });
    expect(await readdir(probe.workDir)).toEqual([]);
  });

  test.each<[Behavior | undefined, string | RegExp]>([
    [undefined, 'This ffmpeg was built without h264_nvenc.'],
    ['refuses', '[h264_nvenc] Cannot load libcuda.so.1'],
    ['paints-gray', /^The frames differ by \d+ of 255\.$/],
    ['loses-frames', '3 of 6 frames came out of the encoder.'],
    ['writes-nothing-readable', /probe\.mp4|moov|Invalid data/],
  ])('is x264 where the named one does this: %s', async (behavior, reason) => {
    const probe = await probeOf(behavior ? { h264_nvenc: behavior } : {});
    const { encoder, refusals } = await chooseEncoder('h264_nvenc', probe);
    expect(encoder).toBe('x264');
    expect(refusals.map((refusal) => refusal.encoder)).toEqual(['h264_nvenc']);
    if (typeof reason === 'string') expect(refusals[0]?.reason).toBe(reason);
    else expect(refusals[0]?.reason).toMatch(reason);
    expect(await readdir(probe.workDir)).toEqual([]);
  });

  test('is x264 where the named one does not answer in time', async () => {
    const probe = { ...(await probeOf({ h264_nvenc: 'hangs' })), timeoutMs: 400 };
    const started = performance.now();
    const { encoder, refusals } = await chooseEncoder('h264_nvenc', probe);
    expect([encoder, refusals[0]?.reason]).toEqual(['x264', 'ffmpeg took longer than it may.']);
    expect(performance.now() - started).toBeLessThan(5000);
  });

  test.each([
    ['linux', { h264_nvenc: 'works', h264_vaapi: 'works' }, 'h264_nvenc', []],
    ['linux', { h264_nvenc: 'refuses', h264_vaapi: 'works' }, 'h264_vaapi', ['h264_nvenc']],
    ['linux', { h264_videotoolbox: 'works' }, 'x264', ['h264_nvenc', 'h264_vaapi']],
    ['darwin', { h264_nvenc: 'works', h264_videotoolbox: 'works' }, 'h264_videotoolbox', []],
    ['win32', { h264_vaapi: 'works' }, 'x264', ['h264_nvenc']],
    ['openbsd', { h264_vaapi: 'works' }, 'x264', []],
  ] as const)(
    'is the first that works of this system, with `auto`: %s, %o',
    async (platform, has, encoder, refused) => {
      const chosen = await chooseEncoder('auto', await probeOf(has), platform);
      expect([chosen.encoder, chosen.refusals.map((refusal) => refusal.encoder)]).toEqual([encoder, refused]);
    },
  );
});

test.each(ffmpegs)(
  'the $origin ffmpeg of this machine answers, and no option is unknown to it',
  async ({ path: own }) => {
    const { encoder, refusals } = await chooseEncoder('auto', { ffmpegPath: own, workDir: folder }, 'linux');
    expect(['x264', 'h264_nvenc', 'h264_vaapi']).toContain(encoder);
    for (const { reason } of refusals) expect(reason).not.toMatch(/option|parse|undefined constant/i);
  },
);
