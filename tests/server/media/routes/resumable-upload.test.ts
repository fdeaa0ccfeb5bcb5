/** Files that arrive in parts: after a break they go on, and only their owner can send more. */
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { MOST_UPLOADS, type ResumableUpload, UPLOAD_PART_BYTES } from '../../../../sdk/contract/media/resumable-upload';
import { sweepResumable } from '../../../../server/media/resumable/sweep-resumable';
import { media, mediaUpload } from '../../../../server/media/tables';
import { ApiError } from '../../../../server/platform/http/api-error';
import { createMediaPort } from '../../../../server/render/create-media-port';
import type { RenderSettings } from '../../../../server/render/engine/job-folder';
import { createMediaTools } from '../../../../server/render/engine/media/media-tools';
import { inlinePictures } from '../../fixtures/inline-pictures';
import { createTestServer, noMedia, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
let token: string;
/** A picture of two parts. */
let picture: Buffer;
/** Too many others are decoded. */
let isBusy = false;
const pictures = createMediaPort(createMediaTools({} as RenderSettings), '/nonexistent', inlinePictures);

beforeAll(async () => {
  const image: typeof pictures.image = (...read) =>
    isBusy ? Promise.reject(new ApiError('rate_limited')) : pictures.image(...read);
  server = await createTestServer({ mediaPort: { ...noMedia, image } });
  token = await server.signIn();
  const raw = { width: 2400, height: 1600, channels: 3 } as const;
  picture = await sharp(randomBytes(2400 * 1600 * 3), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer();
});
afterEach(async () => {
  await server.services.db.delete(mediaUpload);
  await server.services.storage.deleteAll('incoming-media');
});
afterAll(() => server.close());

const call = (method: string, path: string, json?: unknown) =>
  server.call(method, `/api/v1/media/upload${path}`, { token, ...(json !== undefined && { json }) });
const begin = async (size = picture.byteLength, name = 'noise.png'): Promise<ResumableUpload> =>
  (await call('POST', '', { name, size, lastModified: 1_700_000_000_000 })).json.data;

function send({ id }: ResumableUpload, part: number, bytes = partOf(part)) {
  const body = new FormData();
  body.set('part', new Blob([bytes as BlobPart]), 'part');
  return server.call('PUT', `/api/v1/media/upload/${id}/part/${part}`, { token, body });
}

function partOf(part: number): Uint8Array {
  return new Uint8Array(picture.subarray((part - 1) * UPLOAD_PART_BYTES, part * UPLOAD_PART_BYTES));
}

const stored = () => server.services.storage.list('incoming-media');

describe('a file in parts', () => {
  test('becomes a file of the account, byte for byte; nothing of the parts is left', async () => {
    const upload = await begin();
    expect(upload).toMatchObject({ name: 'noise.png', size: picture.byteLength, received: 0, folder: null });
    expect((await send(upload, 1)).json.data).toMatchObject({ received: UPLOAD_PART_BYTES });
    expect((await call('GET', '')).json.data).toMatchObject([{ id: upload.id, received: UPLOAD_PART_BYTES }]);
    expect((await send(upload, 2)).json.data).toMatchObject({ received: picture.byteLength });
    const done = await call('POST', `/${upload.id}/complete`);
    expect(done.json.data).toMatchObject({ name: 'noise.png', type: 'image', props: { width: 2400 }, state: 'ready' });
    const [row] = await server.services.db.select().from(media).where(eq(media.id, done.json.data.id));
    expect(row?.sizeBytes).toBe(picture.byteLength);
    expect(await stored()).toEqual([]);
    expect((await call('GET', '')).json.data).toEqual([]);
    // an answer that was lost on its way
    // as of a server that died before it removed them
    await server.services.storage.put(`incoming-media/${upload.id}/1`, partOf(1));
    expect((await call('POST', `/${upload.id}/complete`)).json.data.id).toBe(done.json.data.id);
    expect(await stored()).toEqual([]);
  });

  test('takes each part once, in order, and whole', async () => {
    const upload = await begin();
    expect(await send(upload, 2)).toMatchObject({ status: 422, json: { details: { part: ['Part 1 comes next.'] } } });
    expect(await send(upload, 1, partOf(1).subarray(1))).toMatchObject({ status: 422 });
    expect((await call('GET', `/${upload.id}`)).json.data.received).toBe(0);
    await send(upload, 1);
    expect((await send(upload, 1)).json.data).toMatchObject({ received: UPLOAD_PART_BYTES });
    expect(await send(upload, 3)).toMatchObject({
      status: 422,
      json: { details: { part: ['This file has 2 parts.'] } },
    });
    expect(await call('POST', `/${upload.id}/complete`)).toMatchObject({ json: { code: 'upload_incomplete' } });
  });

  test('a part larger than 8 MiB is refused', async () => {
    const upload = await begin();
    const large = new Uint8Array(UPLOAD_PART_BYTES + 1);
    expect(await send(upload, 1, large)).toMatchObject({ status: 413, json: { code: 'payload_too_large' } });
  });

  test('that cannot be read ends the upload', async () => {
    const upload = await begin(5, 'notes.png');
    await send(upload, 1, new TextEncoder().encode('hello'));
    expect(await call('POST', `/${upload.id}/complete`)).toMatchObject({ json: { code: 'media_type_unsupported' } });
    expect(await call('GET', `/${upload.id}`)).toMatchObject({ status: 404 });
    expect(await stored()).toEqual([]);
  });

  test('that comes while the server is busy can be completed later', async () => {
    const upload = await begin();
    await send(upload, 1);
    await send(upload, 2);
    isBusy = true;
    expect(await call('POST', `/${upload.id}/complete`)).toMatchObject({ status: 429 });
    isBusy = false;
    expect(await call('POST', `/${upload.id}/complete`)).toMatchObject({ status: 200 });
  });

  test('is made by one call at a time; one that died does not block it for good', async () => {
    const upload = await begin();
    await send(upload, 1);
    await send(upload, 2);
    const { db, clock } = server.services;
    const claimedAt = (minutes: number) =>
      db.update(mediaUpload).set({ completingAt: new Date(clock.now() - minutes * 60_000) });
    await claimedAt(0.5);
    expect(await call('POST', `/${upload.id}/complete`)).toMatchObject({ json: { code: 'upload_completing' } });
    // a server that lives renews it every 15 seconds
    await claimedAt(1);
    expect(await call('POST', `/${upload.id}/complete`)).toMatchObject({ status: 200 });
  });
});

describe('bounds', () => {
  test.each([
    ['no byte', { size: 0 }],
    ['more than 2 GB', { size: 2 * 1024 ** 3 + 1 }],
    ['no name', { name: ' ' }],
  ])('%s', async (_what, wrong) => {
    expect(await call('POST', '', { name: 'a.mp4', size: 1, lastModified: 1, ...wrong })).toMatchObject({
      status: 422,
    });
  });

  test('an account has at most so many uploads under way', async () => {
    for (let index = 0; index < MOST_UPLOADS; index++) await begin();
    expect(await call('POST', '', { name: 'a.mp4', size: 1, lastModified: 1 })).toMatchObject({
      status: 403,
      json: { code: 'upload_limit' },
    });
  });

  test('one that was given up is removed, with its parts and with parts of no upload', async () => {
    const old = await begin();
    await send(old, 1);
    const kept = await begin();
    await send(kept, 1);
    await server.services.storage.put('incoming-media/999999/1', new Uint8Array(1));
    const fourDaysAgo = new Date(server.services.clock.now() - 4 * 24 * 60 * 60 * 1000);
    await server.services.db.update(mediaUpload).set({ touchedAt: fourDaysAgo }).where(eq(mediaUpload.id, old.id));
    await sweepResumable(server.services);
    expect(await stored()).toEqual([String(kept.id)]);
    expect((await call('GET', '')).json.data).toMatchObject([{ id: kept.id }]);
  });

  test('one that is cancelled leaves nothing', async () => {
    const upload = await begin();
    await send(upload, 1);
    expect(await call('DELETE', `/${upload.id}`)).toMatchObject({ json: { data: { id: upload.id } } });
    expect(await stored()).toEqual([]);
  });
});
