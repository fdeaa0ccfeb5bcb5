/** Music among the files of an account: recognized by its content, converted by a job, and kept with what was measured. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SpotreelError } from '../../../../sdk/base/errors';
import type { Media } from '../../../../sdk/contract/media/media';
import type { MediaPort } from '../../../../server/media/media-port';
import { media } from '../../../../server/media/tables';
import { ApiError } from '../../../../server/platform/http/api-error';
import { createTestServer, noMedia, type TestServer } from '../../fixtures/test-server';

/** First bytes of each format. */
const FILES = {
  'song.mp3': [Buffer.from('ID3\x04\0\0\0\0\0\0'), Buffer.from([0xff, 0xfb, 0x90, 0]), Buffer.alloc(600)],
  'song.m4a': [Buffer.from([0, 0, 0, 24]), Buffer.from('ftypM4A \0\0\0\0M4A mp42'), Buffer.alloc(64)],
  'song.wav': [Buffer.from('RIFF\x40\0\0\0WAVEfmt '), Buffer.alloc(64)],
  'song.flac': [Buffer.from('fLaC'), Buffer.alloc(64)],
  'song.opus': [Buffer.from('OggS'), Buffer.alloc(24), Buffer.from('OpusHead'), Buffer.alloc(64)],
  'memo.mp4': [Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42\0\0\0\0isommp42'), Buffer.alloc(64)],
  'song.aac': [Buffer.from([0xff, 0xf1, 0x50, 0x80]), Buffer.alloc(64)],
} as const;
const TYPES = ['audio/mpeg', 'audio/mp4', 'audio/wav', 'audio/flac', 'audio/ogg', 'audio/mp4', 'audio/aac'];
const contentOf = (name: keyof typeof FILES) => Buffer.concat([...FILES[name]]);

let audio: MediaPort['audio'];
let video: MediaPort['video'];
let convertAudio: MediaPort['convertAudio'];
let server: TestServer;
let token: string;
beforeEach(async () => {
  audio = async () => ({ durationSeconds: 2.5 });
  video = () => Promise.reject(new ApiError('media_type_unsupported'));
  convertAudio = async () => {
    const shownFile = path.join(server.services.workDir, 'shown.m4a');
    await writeFile(shownFile, 'a copy');
    return { shownFile, samples: 96_000, loudnessLufs: -9.5, truePeakDb: 0.3, peaks: [0.5, 1] };
  };
  const mediaPort: MediaPort = {
    ...noMedia,
    audio: (file) => audio(file),
    video: (file) => video(file),
    convertAudio: (file, options) => convertAudio(file, options),
  };
  server = await createTestServer({ mediaPort });
  token = await server.signIn();
  await server.services.conversions.start();
});
afterEach(() => server.close());

async function upload(name: keyof typeof FILES) {
  const body = new FormData();
  body.set('media', new Blob([contentOf(name) as BlobPart]), name);
  return server.call('POST', '/api/v1/media', { token, body });
}

const until = (id: number, state: Media['state']) =>
  vi.waitFor(async () => {
    const { json } = await server.call('GET', `/api/v1/media/${id}`, { token });
    expect(json.data.state).toBe(state);
    return json.data as Media;
  }, 5000);

test('every format is recognized by its content', async () => {
  const found: string[] = [];
  for (const name of Object.keys(FILES) as (keyof typeof FILES)[]) {
    const { status, json } = await upload(name);
    expect([status, json.data?.type, json.data?.name]).toEqual([200, 'audio', name]);
    found.push(json.data.mimeType);
  }
  expect(found).toEqual(TYPES);
});

test('an upload answers at once; once converted it has a copy, its exact length, loudness and waveform', async () => {
  const { json } = await upload('song.mp3');
  expect(json.data).toMatchObject({ state: 'not_loaded', preview: '', props: { duration: 2.5, width: 0, height: 0 } });
  expect(json.data.props.peaks).toBeUndefined();
  const ready = await until(json.data.id, 'ready');
  expect(ready).toMatchObject({
    mimeType: 'audio/mp4',
    props: {
      duration: 2,
      hasAudio: true,
      peaks: [0.5, 1],
      loudness: -9.5,
      leadInSamples: 1024,
      contentSamples: 96_000,
      sampleRate: 48_000,
    },
  });
  expect(await (await server.fetch(ready.url)).text()).toBe('a copy');
  const [row] = await server.services.db.select().from(media).where(eq(media.id, ready.id));
  expect(row?.truePeakDb).toBe(0.3);
  const { json: list } = await server.call('GET', '/api/v1/media?type=audio', { token });
  expect(list.data.map(({ id }: Media) => id)).toEqual([ready.id]);
  expect((await server.call('GET', '/api/v1/media?type=image', { token })).json.data).toEqual([]);
});

test('what is too long or cannot be read is refused with a code, and leaves nothing behind', async () => {
  for (const [code, status] of [
    ['audio_length', 422],
    ['media_undecodable', 422],
  ] as const) {
    audio = () => Promise.reject(new ApiError(code));
    const answer = await upload('song.wav');
    expect([answer.status, answer.json.code]).toEqual([status, code]);
  }
  expect(await server.services.db.select().from(media).where(eq(media.type, 'audio'))).toEqual([]);
});

test('what the conversion finds out is kept as the reason', async () => {
  convertAudio = () => Promise.reject(new SpotreelError('audio_silent', 'nothing'));
  const { json } = await upload('song.flac');
  expect((await until(json.data.id, 'failed')).failure).toEqual({
    code: 'audio_silent',
    message: 'This file is silent. Choose another one.',
  });
  expect((await server.call('POST', `/api/v1/media/${json.data.id}/cancel`, { token })).status).toBe(200);
  expect((await server.call('GET', `/api/v1/media/${json.data.id}`, { token })).status).toBe(404);
});

test('a video without a picture is music, but no background of a scene; a video is a video', async () => {
  const body = new FormData();
  body.set('video', new Blob([contentOf('memo.mp4') as BlobPart]), 'memo.mp4');
  const refused = await server.call('POST', '/api/v1/ingredient/video', { token, body });
  expect([refused.status, refused.json.code]).toEqual([415, 'media_type_unsupported']);
  video = async () => ({ widthPx: 640, heightPx: 360, durationSeconds: 4, hasAudio: true });
  expect((await upload('memo.mp4')).json.data).toMatchObject({ type: 'video', mimeType: 'video/mp4' });
});

test('music is no picture of a scene', async () => {
  const body = new FormData();
  body.set('image', new Blob([contentOf('song.mp3') as BlobPart]), 'song.jpg');
  const answer = await server.call('POST', '/api/v1/ingredient/image', { token, body });
  expect([answer.status, answer.json.code]).toEqual([415, 'media_type_unsupported']);
});
