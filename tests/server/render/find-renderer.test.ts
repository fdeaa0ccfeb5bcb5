import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readServerConfig } from '../../../server/platform/config/config';
import { silentLog } from '../../../server/platform/log/log';
import { findRenderer } from '../../../server/render/find-renderer';
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
  const places = { painterEntry: path.join(folder, 'painter.js'), workDir: folder, fetchMedia: async () => '' };
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
