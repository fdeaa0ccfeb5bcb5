import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readServerConfig } from '../../../server/platform/config/config';
import { silentLog } from '../../../server/platform/log/log';
import { findRenderer } from '../../../server/render/find-renderer';
import { inlinePictures } from '../fixtures/inline-pictures';
import { writeStandIn as writeBlender } from './engine/blender/stand-in';
import { type Behaviors, writeStandIn } from './engine/ffmpeg/stand-in';
import { packaged } from './engine/harness';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'spotreel-renderer-'));
  await writeFile(path.join(folder, 'painter.js'), '');
});
afterAll(() => rm(folder, { recursive: true }));

/** The encoder that a server takes, and what it says of encoders. */
async function started(behaviors: Behaviors, variables: Record<string, string>) {
  const said: (readonly [level: string, facts: object, message: string])[] = [];
  const note = (level: string) => (facts: object, message: string) => {
    if ('encoder' in facts) said.push([level, facts, message]);
  };
  const FFMPEG_PATH = await writeStandIn(path.join(folder, 'ffmpeg.mjs'), behaviors);
  const config = readServerConfig({ FFMPEG_PATH, ...variables });
  const places = {
    painterEntry: path.join(folder, 'painter.js'),
    ffmpegProgram: packaged.path,
    workDir: folder,
    fetchMedia: async () => '',
    parsing: inlinePictures,
  };
  const log = { ...silentLog, info: note('info'), warn: note('warn') } as typeof silentLog;
  const { engine } = await findRenderer(config, places, log);
  return { encoder: 'unavailable' in engine ? engine.unavailable : engine.encoder, said };
}

test('a server without a choice uses x264 and asks nothing of the hardware', async () => {
  expect(await started({ h264_nvenc: 'works', h264_vaapi: 'works' }, { FFMPEG_PATH: packaged.path })).toEqual({
    encoder: 'x264',
    said: [['info', { encoder: 'x264' }, 'encoder of exports']],
  });
});

test('a server says which encoder it uses', async () => {
  expect(await started({ h264_vaapi: 'works' }, { RENDER_ENCODER: 'h264_vaapi' })).toEqual({
    encoder: 'h264_vaapi',
    said: [['info', { encoder: 'h264_vaapi' }, 'encoder of exports']],
  });
});

test('a server whose encoder does not work warns with the reason, and renders with x264', async () => {
  const { encoder, said } = await started({ h264_nvenc: 'refuses' }, { RENDER_ENCODER: 'h264_nvenc' });
  expect(encoder).toBe('x264');
  expect(said).toEqual([
    [
      'warn',
      { encoder: 'h264_nvenc', reason: '[h264_nvenc] Cannot load libcuda.so.1' },
      'the encoder that RENDER_ENCODER names does not work here, exports use x264',
    ],
    ['info', { encoder: 'x264' }, 'encoder of exports'],
  ]);
});

test('a server that looks for itself has nothing to warn of', async () => {
  const { encoder, said } = await started({}, { RENDER_ENCODER: 'auto' });
  expect([encoder, said.filter(([level]) => level === 'warn')]).toEqual(['x264', []]);
});

test('a server that leaves painting to workers does not look', async () => {
  const shared = {
    DATABASE_URL: 'postgres://db/x',
    S3_BUCKET: 'videos',
    S3_ACCESS_KEY_ID: 'k',
    S3_SECRET_ACCESS_KEY: 's',
  };
  const { said } = await started({}, { ...shared, RENDER_PROCESSES: '0', RENDER_ENCODER: 'h264_nvenc' });
  expect(said).toEqual([['info', { encoder: 'x264' }, 'encoder of exports']]);
});

describe('a configured Blender', () => {
  async function startedWith(BLENDER_PATH: string | undefined) {
    const said: (readonly [level: string, facts: object, message: string])[] = [];
    const note = (level: string) => (facts: object, message: string) => {
      if (/Blender|BLENDER/.test(message)) said.push([level, facts, message]);
    };
    const config = readServerConfig({ FFMPEG_PATH: packaged.path, ...(BLENDER_PATH && { BLENDER_PATH }) });
    const places = {
      painterEntry: path.join(folder, 'painter.js'),
      ffmpegProgram: packaged.path,
      workDir: folder,
      fetchMedia: async () => '',
      parsing: inlinePictures,
    };
    const log = { ...silentLog, info: note('info'), warn: note('warn') } as typeof silentLog;
    const { engine, blenderState } = await findRenderer(config, places, log);
    return { hasBlender: !('unavailable' in engine) && engine.hasBlender, blenderState, said };
  }
  const standIn = (behavior: 'works' | 'fails', version?: string) =>
    writeBlender(path.join(folder, `blender-${behavior}-${version}.cjs`), behavior, version);

  test('that renders is used, and the log names it', async () => {
    const file = await standIn('works', '4.2.1');
    expect(await startedWith(file)).toEqual({
      hasBlender: true,
      blenderState: 'works',
      said: [['info', { path: file, version: '4.2.1' }, 'Blender found']],
    });
  });

  test('that starts and renders nothing is not used, and the log has its words', async () => {
    const { said, ...found } = await startedWith(await standIn('fails'));
    expect(found).toEqual({ hasBlender: false, blenderState: 'fails' });
    expect(said).toMatchObject([['warn', { words: 'Traceback: KeyError' }, expect.stringContaining('does not work')]]);
  });

  test.each([['too old'], ['missing']])('that is %s is not used, and the log says why', async (how) => {
    const file = how === 'missing' ? '/nowhere/blender' : await standIn('works', '2.93.0');
    const { said, ...found } = await startedWith(file);
    expect(found).toEqual({ hasBlender: false, blenderState: 'fails' });
    const reason = how === 'missing' ? /no Blender that runs/ : /older than 3.4/;
    expect(said).toMatchObject([['warn', { err: { message: expect.stringMatching(reason) } }, expect.anything()]]);
  });

  test('is not looked for where there is none', async () => {
    expect(await startedWith(undefined)).toEqual({ hasBlender: false, blenderState: undefined, said: [] });
  });
});
