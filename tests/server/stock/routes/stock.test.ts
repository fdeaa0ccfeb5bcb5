/** Stock images and videos: searched in each source, and copied into the files of the account. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_RATE_LIMITS } from '../../../../server/rate-limits';
import { createMediaPort } from '../../../../server/render/create-media-port';
import type { RenderSettings } from '../../../../server/render/engine/job-folder';
import { createMediaTools } from '../../../../server/render/engine/media/media-tools';
import { inlinePictures } from '../../fixtures/inline-pictures';
import { type LocalStock, startLocalStock } from '../../fixtures/stock/stock-provider';
import { createTestServer, noMedia, type TestServer } from '../../fixtures/test-server';

const pictures = createMediaPort(createMediaTools({} as RenderSettings), '/nonexistent', inlinePictures);
const facts = { widthPx: 1366, heightPx: 720, durationSeconds: 32, hasAudio: false };
const mediaPort = { ...noMedia, image: pictures.image, video: async () => facts };
/** Enough of an MP4 to be recognized as one. */
const MP4 = Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isomiso2'.padEnd(2000, '\0'), 'latin1');

let picture: Buffer;
let provider: LocalStock;
let server: TestServer;
let token: string;

beforeAll(async () => {
  // noise: a picture of one color would be whole after its first bytes
  picture = await sharp(Buffer.from(Array.from({ length: 80 * 60 * 3 }, (_, at) => (at * 7919) % 251)), {
    raw: { width: 80, height: 60, channels: 3 },
  })
    .jpeg()
    .toBuffer();
  provider = await startLocalStock(picture);
  const rateLimits = { ...DEFAULT_RATE_LIMITS, stock: { points: 1000, seconds: 60 } };
  server = await createTestServer({ mediaPort, stock: provider.settings, rateLimits });
  mkdirSync(path.join(server.library.folder, 'media'));
  writeFileSync(path.join(server.library.folder, 'media', '2.png'), await sharp(picture).png().toBuffer());
  token = await server.signIn();
});
afterAll(async () => {
  await server.close();
  await provider.close();
});
afterEach(() => Object.assign(provider, { calls: 'up', files: 'up', headers: {} }));

const search = (type: 'image' | 'video', query: Record<string, string> = {}) =>
  server.call('GET', `/api/v1/${type}/search?${new URLSearchParams(query)}`, { token });
const take = (source: string, type: string, id: number, over: Record<string, unknown> = {}, by = token) =>
  server.call('POST', '/api/v1/media/stock', { token: by, json: { source, type, id, ...over } });

describe('a search', () => {
  test('answers a page of the source that is named', async () => {
    const { status, json } = await search('image', {
      source: 'pixabay',
      query: ' spring  flower ',
      page: '2',
      size: '12',
    });
    expect(status).toBe(200);
    expect(json.data).toMatchObject({ source: 'pixabay', searchTerm: 'spring flower', page: 2, totalResults: 500 });
    expect(Object.keys(json.data.itemList[0])).toEqual(
      expect.arrayContaining(['id', 'name', 'height', 'width', 'largeUrl', 'thumbnailUrl', 'origin']),
    );
    expect(provider.asked.at(-1)).toContain('q=spring+flower');
  });

  test('goes to the first source by default, and names them all', async () => {
    const { json } = await search('video');
    expect(json.data).toMatchObject({
      source: 'pexels',
      searchTerm: '',
      page: 1,
      sources: [
        { source: 'pexels', name: 'Pexels', url: 'https://www.pexels.com' },
        { source: 'pixabay', name: 'Pixabay', url: 'https://pixabay.com' },
        { source: 'library', name: 'Library' },
      ],
    });
  });

  test('of the library works while providers fail', async () => {
    provider.calls = 'down';
    const failed = await search('image', { source: 'pexels', query: 'down' });
    expect([failed.status, failed.json.code]).toEqual([503, 'stock_unavailable']);
    const { json } = await search('image', { source: 'library', query: 'picture' });
    expect(json.data.itemList).toMatchObject([{ id: 2, name: 'Picture' }]);
  });

  test('says when a provider takes requests again', async () => {
    Object.assign(provider, { calls: 'limited', headers: { 'retry-after': '1' } });
    const { status, headers, json } = await search('image', { source: 'pixabay', query: 'limited' });
    expect([status, json.code, headers.get('retry-after')]).toEqual([503, 'stock_limited', '1']);
    server.now += 2000;
  });

  test.each([
    ['a source that is not there', { source: 'shutterstock' }],
    ['words that are too long', { query: 'x'.repeat(201) }],
  ])('is refused for %s', async (_what, query) => {
    const { status, json } = await search('image', query as Record<string, string>);
    expect([status, json.code]).toEqual([422, 'validation_failed']);
  });

  test('pages show the small pictures of the providers', async () => {
    const { headers } = await server.call('GET', '/api/v1/nothing');
    expect(headers.get('content-security-policy')).toContain(`img-src 'self' ${provider.url} data: blob:`);
  });
});

describe('a pick', () => {
  test('copies an image, with who made it and its license', async () => {
    const { status, json } = await take('pexels', 'image', 2014422);
    expect(status).toBe(200);
    expect(json.data).toMatchObject({
      name: 'Brown Rocks During Golden Hour',
      type: 'image',
      mimeType: 'image/jpeg',
      state: 'ready',
      sourceType: 'upload',
      props: { width: 80, height: 60 },
      origin: {
        source: 'Pexels',
        author: 'Joey Farina',
        pageUrl: 'https://www.pexels.com/photo/brown-rocks-during-golden-hour-2014422/',
        license: 'Pexels License',
      },
    });
    const stored = await server.fetch(json.data.url);
    expect(Buffer.from(await stored.arrayBuffer()).equals(picture)).toBe(true);
    const { json: listed } = await server.call('GET', '/api/v1/media', { token });
    expect(listed.data[0]).toMatchObject({ id: json.data.id, origin: { author: 'Joey Farina' } });
  });

  test('of the same again answers the copy', async () => {
    const first = await take('pexels', 'image', 2014422);
    const again = await take('pexels', 'image', 2014422);
    expect(again.json.data.id).toBe(first.json.data.id);
    await server.addUser({ email: 'other@spotreel.test' });
    const other = await take('pexels', 'image', 2014422, {}, await server.signIn('other@spotreel.test'));
    expect(other.json.data.id).not.toBe(first.json.data.id);
    await server.call('DELETE', `/api/v1/media/${first.json.data.id}`, { token });
    expect((await take('pexels', 'image', 2014422)).json.data.id).not.toBe(first.json.data.id);
  });

  test('of a video is converted as an upload is', async () => {
    const videos = await startLocalStock(MP4);
    const own = await createTestServer({ mediaPort, stock: videos.settings });
    const { json } = await own.call('POST', '/api/v1/media/stock', {
      token: await own.signIn(),
      json: { source: 'pixabay', type: 'video', id: 125 },
    });
    expect(json.data).toMatchObject({ type: 'video', state: 'not_loaded', name: 'Flowers, yellow, blossom' });
    expect(await own.services.jobs.counts()).toMatchObject({ queued: 1 });
    await own.close();
    await videos.close();
  });

  test('goes into a folder of the account', async () => {
    const { json } = await server.call('POST', '/api/v1/media/folder', { token, json: { name: 'Stock' } });
    const taken = await take('library', 'image', 2, { folder: json.data.id });
    expect(taken.json.data).toMatchObject({ name: 'Picture', folder: json.data.id, origin: { license: 'CC0 1.0' } });
    expect((await take('library', 'image', 2, { folder: 99_999 })).json.code).toBe('not_found');
  });

  test.each([
    ['of nothing', 'pexels', 404, {}, 404, 'not_found'],
    ['while the provider fails', 'pexels', 777, { calls: 'down' }, 503, 'stock_unavailable'],
    ['whose file does not come', 'pixabay', 195893, { files: 'down' }, 503, 'stock_unavailable'],
    ['whose file is cut off', 'pixabay', 195893, { files: 'cut' }, 503, 'stock_unavailable'],
    ['whose file is a page', 'pixabay', 195893, { files: 'html' }, 415, 'media_type_unsupported'],
  ])('%s is refused, and nothing stays behind', async (_what, source, id, state, status, code) => {
    const before = (await server.call('GET', '/api/v1/media', { token })).json.meta;
    Object.assign(provider, state);
    const answer = await take(source, 'image', id);
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    expect((await server.call('GET', '/api/v1/media', { token })).json.meta).toEqual(before);
  });
});

test('a server without keys has the library alone', async () => {
  const plain = await createTestServer();
  const own = await plain.signIn();
  const { json } = await plain.call('GET', '/api/v1/image/search', { token: own });
  expect(json.data).toMatchObject({ source: 'library', sources: [{ source: 'library', name: 'Library' }] });
  const { json: refused } = await plain.call('GET', '/api/v1/image/search?source=pexels', { token: own });
  expect(refused).toMatchObject({ code: 'validation_failed', details: { source: ['Is not set up on this server'] } });
  await plain.close();
});

test('one person can search and pick 60 times a minute', async () => {
  const plain = await createTestServer();
  const own = await plain.signIn();
  const ask = async () => (await plain.call('GET', '/api/v1/image/search', { token: own })).status;
  for (let count = 0; count < 60; count++) expect(await ask()).toBe(200);
  expect(await ask()).toBe(429);
  await plain.close();
});
