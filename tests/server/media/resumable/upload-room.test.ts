/** Storage of an account: files, and what uploads that have begun reserve of it. */
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type ResumableUpload, UPLOAD_PART_BYTES } from '../../../../sdk/contract/media/resumable-upload';
import { appUser } from '../../../../server/account/tables';
import { media, mediaUpload } from '../../../../server/media/tables';
import { DEFAULT_QUOTA_LIMITS, MEGABYTE } from '../../../../server/platform/quota/quota-catalogue';
import { createMediaPort } from '../../../../server/render/create-media-port';
import type { RenderSettings } from '../../../../server/render/engine/job-folder';
import { createMediaTools } from '../../../../server/render/engine/media/media-tools';
import { inlinePictures } from '../../fixtures/inline-pictures';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

const GB = 1_000_000_000;
const LARGEST = 2 * 1024 ** 3;
const HALF_HOUR = 30 * 60_000;

let server: TestServer;
/** Another server process on the same database. */
let other: TestServer;
let token: string;
beforeAll(async () => {
  const mediaPort = createMediaPort(createMediaTools({} as RenderSettings), '/nonexistent', inlinePictures);
  server = await createTestServer({ mediaPort });
  other = await createTestServer({ mediaPort, beside: server });
  await server.addUser({ email: 'ann@spotreel.test' });
  token = await server.signIn('ann@spotreel.test');
});
afterEach(async () => {
  await server.services.db.delete(mediaUpload);
  await server.services.storage.deleteAll('incoming-media');
  await server.services.db.delete(media).where(eq(media.sourceType, 'upload'));
  await limit(20);
});
afterAll(async () => {
  await other.close();
  await server.close();
});

const limit = (storageLimit: number) =>
  server.services.db.update(appUser).set({ limits: { storageLimit } }).where(eq(appUser.email, 'ann@spotreel.test'));
const begin = (size: number, at = server) =>
  at.call('POST', '/api/v1/media/upload', { token, json: { name: 'film.mp4', size, lastModified: 1 } });
const send = (upload: ResumableUpload, part: number, bytes = UPLOAD_PART_BYTES) => {
  const body = new FormData();
  body.set('part', new Blob([new Uint8Array(bytes)]), 'part');
  return server.call('PUT', `/api/v1/media/upload/${upload.id}/part/${part}`, { token, body });
};
const storageBytes = async () => (await server.call('GET', '/api/v1/user', { token })).json.data.usages.storageBytes;
const picture = async () => {
  const body = new FormData();
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  body.set('media', new Blob([new Uint8Array(bytes)]), 'red.png');
  return { body, size: bytes.byteLength };
};

describe('storage of an account', () => {
  test('an upload reserves its whole file when it begins', async () => {
    expect((await begin(GB)).status).toBe(200);
    expect(await storageBytes()).toBe(GB);
    await limit(2);
    const refused = await begin(GB + 1);
    expect(refused).toMatchObject({
      status: 403,
      json: { code: 'storage_limit', details: { limit: [String(2 * GB)], used: [String(GB)] } },
    });
    expect((await begin(GB)).status).toBe(200);
  });

  test('of twenty uploads of 2 GB at once, on two servers, as many begin as an account may reserve', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => begin(LARGEST, index % 2 === 0 ? server : other)),
    );
    const begun = answers.filter(({ status }) => status === 200).length;
    expect(begun).toBe(DEFAULT_QUOTA_LIMITS.account_open_uploads / LARGEST);
    const { json } = answers.find(({ status }) => status !== 200) ?? {};
    expect(json).toMatchObject({ code: 'upload_limit', details: { limit: [String(8192 * MEGABYTE)] } });
  });

  test('an upload that was abandoned yields to a new one, and goes on while there is room', async () => {
    const abandoned: ResumableUpload = (await begin(LARGEST)).json.data;
    await send(abandoned, 1);
    for (let more = 0; more < 3; more++) expect((await begin(LARGEST)).status).toBe(200);
    expect((await begin(LARGEST - UPLOAD_PART_BYTES)).json.code).toBe('upload_limit');
    server.now += HALF_HOUR + 1000;
    token = await server.signIn('ann@spotreel.test');
    expect((await begin(LARGEST - UPLOAD_PART_BYTES)).status).toBe(200);
    expect((await send(abandoned, 2)).json.data.received).toBe(2 * UPLOAD_PART_BYTES);
    expect(await storageBytes()).toBeGreaterThanOrEqual(2 * LARGEST - UPLOAD_PART_BYTES);
  });

  test('what has arrived of abandoned uploads goes, the oldest first, where its room is needed', async () => {
    await limit(1);
    const old: ResumableUpload = (await begin(2 * UPLOAD_PART_BYTES)).json.data;
    await send(old, 1);
    server.now += HALF_HOUR + 1000;
    token = await server.signIn('ann@spotreel.test');
    expect((await begin(GB)).status).toBe(200);
    expect((await send(old, 2)).status).toBe(404);
    expect(await server.services.storage.list('incoming-media')).toEqual([]);
  });

  test('a file that comes in a form counts, and the one that has no room leaves nothing', async () => {
    const { body, size } = await picture();
    const upload = () => server.call('POST', '/api/v1/media', { token, body });
    const done = await upload();
    expect(done.status).toBe(200);
    expect(await storageBytes()).toBe(size);
    await limit(0);
    expect(await upload()).toMatchObject({ status: 403, json: { code: 'storage_limit' } });
    expect(await storageBytes()).toBe(size);
  });
});
