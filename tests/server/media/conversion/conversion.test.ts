/** Videos are converted after their upload: by jobs, several at a time, with progress, cancel and a reason when it fails. */
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SpotreelError } from '../../../../sdk/base/errors';
import type { Media } from '../../../../sdk/contract/media/media';
import { PUBLIC_ONLY } from '../../../../server/media/fetching/fetch-url';
import type { ConversionOptions, MediaPort } from '../../../../server/media/media-port';
import { ApiError } from '../../../../server/platform/http/api-error';
import { createTestServer, noMedia, type TestServer } from '../../fixtures/test-server';

const MP4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom\0\0\0\0isommp42'), Buffer.alloc(64)]);

interface Running extends ConversionOptions {
  finish(): void;
  fail(error: unknown): void;
}

let running: Running[];
const mediaPort: MediaPort = {
  ...noMedia,
  shrink: async (picture, px) => Buffer.from(`${Buffer.from(picture)} of ${px} px`),
  video: async () => ({ widthPx: 1280, heightPx: 720, durationSeconds: 12.5, hasAudio: true }),
  convertVideo: async (_file, options) => {
    if (options.signal.aborted) throw new SpotreelError('aborted', 'stopped');
    await new Promise<void>((resolve, reject) => {
      running.push({ ...options, finish: resolve, fail: reject });
      options.signal.addEventListener('abort', () => reject(new SpotreelError('aborted', 'stopped')));
    });
    const shownFile = path.join(server.services.workDir, `shown-${running.length}.mp4`);
    await writeFile(shownFile, 'small video');
    const thumbnails = [{ timestampSeconds: 1, image: Buffer.from('thumbnail') }];
    return { preview: Buffer.from('preview'), shownFile, thumbnails };
  },
};

/** Files are fetched from this machine. */
const fetchPolicy = {
  ...PUBLIC_ONLY,
  ports: undefined,
  resolve: async () => ['127.0.0.1'],
  isAllowedAddress: (address: string) => address === '127.0.0.1',
};

let server: TestServer;
let token: string;
beforeEach(async () => {
  running = [];
  server = await createTestServer({ mediaPort, fetchPolicy });
  token = await server.signIn();
  await server.services.conversions.start();
});
afterEach(() => server.close());

async function upload(address = '/api/v1/ingredient/video', part = 'video') {
  const body = new FormData();
  body.set(part, new Blob([MP4 as BlobPart]), 'clip.mp4');
  return server.call('POST', address, { token, body });
}
const find = async (id: number, as = token) => server.call('GET', `/api/v1/media/${id}`, { token: as });
const cancel = (id: number, as = token) => server.call('POST', `/api/v1/media/${id}/cancel`, { token: as });
const until = (id: number, state: Media['state']) =>
  vi.waitFor(async () => {
    const { json } = await find(id);
    expect(json.data.state).toBe(state);
    return json.data as Media;
  }, 5000);
const begun = (count: number) => vi.waitFor(() => expect(running).toHaveLength(count), 5000);

describe('an upload', () => {
  test('answers at once with what is known, and the file to play', async () => {
    const { status, json } = await upload();
    expect(status).toBe(200);
    expect(json.data).toMatchObject({
      type: 'video',
      state: 'not_loaded',
      percentageComplete: 0,
      preview: '',
      mimeType: 'video/mp4',
      props: { width: 1280, height: 720, duration: 12.5, hasAudio: true },
    });
    expect(Buffer.from(await (await server.fetch(json.data.url)).arrayBuffer()).equals(MP4)).toBe(true);
  });

  test('is ready once it is converted: a copy to play, a preview and thumbnails', async () => {
    const { id } = (await upload('/api/v1/media', 'media')).json.data;
    await begun(1);
    expect((await until(id, 'processing')).percentageComplete).toBe(0);
    running[0]?.onProgress(0.42);
    await vi.waitFor(async () => expect((await find(id)).json.data.percentageComplete).toBe(42));
    running[0]?.finish();
    const media = await until(id, 'ready');
    expect(media.percentageComplete).toBeUndefined();
    expect(await (await server.fetch(media.url)).text()).toBe('small video');
    expect(await (await server.fetch(media.preview)).text()).toBe('preview');
    expect(await (await server.fetch(media.mobilePreview)).text()).toBe('preview of 320 px');
    expect(await (await server.fetch(media.props.thumbnails?.[0]?.image ?? '')).text()).toBe('thumbnail');
  });

  test('from an address is taken in and converted like one from a form', async () => {
    const http = createServer((_request, response) => response.end(MP4));
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    const { port } = http.address() as AddressInfo;
    const json = { videoUrl: `http://public.test:${port}/a%20clip.mp4` };
    const { status, json: answer } = await server.call('POST', '/api/v1/ingredient/video/url', { token, json });
    expect([status, answer.data.name, answer.data.type, answer.data.state]).toEqual([
      200,
      'a clip.mp4',
      'video',
      'not_loaded',
    ]);
    await begun(1);
    running[0]?.finish();
    expect((await until(answer.data.id, 'ready')).preview).not.toBe('');
    http.close();
  });

  test('may be named by a project before it is ready', async () => {
    const { id } = (await upload()).json.data;
    const background = { type: 'video', value: id, trimStart: 0, trimEnd: 2, scale: 1, position: '0,0' };
    const scene = { template: 1001, ingredient: 1, order: 0, images: [], texts: [], colors: [], background };
    const json = { recipeId: 1, customisations: [scene] };
    const { status } = await server.call('POST', '/api/v1/project', { token, json });
    expect([status, running.length < 2]).toEqual([200, true]);
  });

  test('that holds no video is refused as ever', async () => {
    const refusing = { ...mediaPort, video: () => Promise.reject(new ApiError('media_undecodable')) };
    const other = await createTestServer({ mediaPort: refusing });
    const body = new FormData();
    body.set('video', new Blob([MP4 as BlobPart]), 'clip.mp4');
    const answer = await other.call('POST', '/api/v1/ingredient/video', { token: await other.signIn(), body });
    expect([answer.status, answer.json.code]).toEqual([422, 'media_undecodable']);
    expect(await other.services.jobs.counts()).toMatchObject({ queued: 0, active: 0, dead: 0, oldestSeconds: 0 });
    await other.close();
  });
});

describe('several videos', () => {
  test('are converted at a time, and none waits for a long one', async () => {
    const long = (await upload()).json.data.id;
    const short = (await upload()).json.data.id;
    const waiting = (await upload()).json.data.id;
    await begun(2);
    expect((await find(waiting)).json.data.state).toBe('not_loaded');
    running[1]?.finish();
    await until(short, 'ready');
    await begun(3);
    running[2]?.finish();
    await until(waiting, 'ready');
    expect((await find(long)).json.data.state).toBe('processing');
  });

  test('hold up no render', async () => {
    await upload();
    await upload();
    await begun(2);
    await server.services.renders.start();
    const { json } = await server.call('POST', '/api/v1/project', { token, json: { recipeId: 1 } });
    await server.call('POST', `/api/v2/project/${json.data.id}/render`, { token });
    await vi.waitFor(async () => {
      const status = await server.call('GET', `/api/v1/project/${json.data.id}/status`, { token });
      expect(status.json.data.status).toBe('done');
    }, 10_000);
  });
});

describe('cancelling', () => {
  test('ends the conversion and leaves nothing behind', async () => {
    const { id } = (await upload()).json.data;
    await begun(1);
    expect((await cancel(id)).json.data).toEqual({ id });
    expect(running[0]?.signal.aborted).toBe(true);
    expect((await find(id)).status).toBe(404);
    expect(await server.services.jobs.counts()).toMatchObject({ queued: 0, active: 0, dead: 0, oldestSeconds: 0 });
    expect(await server.services.storage.list('media/1')).toEqual([]);
  });

  test('one that waits never begins', async () => {
    await upload();
    await upload();
    await begun(2);
    const { id } = (await upload()).json.data;
    expect((await cancel(id)).status).toBe(200);
    running[0]?.finish();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(running).toHaveLength(2);
  });

  test('is refused once it is ready, and to others', async () => {
    const { id } = (await upload()).json.data;
    await server.addUser({ email: 'ann@spotreel.test' });
    expect((await cancel(id, await server.signIn('ann@spotreel.test'))).status).toBe(404);
    await begun(1);
    running[0]?.finish();
    await until(id, 'ready');
    const answer = await cancel(id);
    expect([answer.status, answer.json.code]).toEqual([409, 'media_not_processing']);
    expect((await cancel(2)).status).toBe(404);
    expect((await cancel(999_999)).status).toBe(404);
  });
});

describe('a conversion that fails', () => {
  test.each([
    ['media_undecodable', 'media_undecodable', 'We could not read this file.'],
    ['timeout', 'media_too_demanding', 'This file takes too long or too much memory to convert.'],
    ['painter_memory', 'media_too_demanding', 'This file takes too long or too much memory to convert.'],
    ['output_too_large', 'media_too_demanding', 'This file takes too long or too much memory to convert.'],
  ] as const)('by %s says why, is not tried again and can be removed', async (thrown, code, words) => {
    const { id } = (await upload()).json.data;
    await begun(1);
    running[0]?.fail(new SpotreelError(thrown, 'ffmpeg: internal words'));
    const { failure } = await until(id, 'failed');
    expect(failure?.code).toBe(code);
    expect(failure?.message).toContain(words);
    expect((await cancel(id)).status).toBe(200);
    expect(await server.services.storage.list('media/1')).toEqual([]);
  });

  test('by a converter that died is tried once more', async () => {
    const { id } = (await upload()).json.data;
    await begun(1);
    running[0]?.fail(new SpotreelError('painter_crashed', 'ended by SIGSEGV'));
    await begun(2);
    running[1]?.fail(new SpotreelError('painter_crashed', 'ended by SIGSEGV'));
    expect((await until(id, 'failed')).failure?.code).toBe('internal');
  });
});

test('a server that stops puts the video back, and the next one converts it', async () => {
  const { id } = (await upload()).json.data;
  await begun(1);
  await server.services.conversions.close();
  expect((await find(id)).json.data.state).toBe('processing');
  await server.services.conversions.start();
  await begun(2);
  running[1]?.finish();
  await until(id, 'ready');
});
