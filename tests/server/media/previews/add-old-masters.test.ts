/** Images that came before there were masters. */
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addOldMasters } from '../../../../server/media/previews/add-old-masters';
import { media } from '../../../../server/media/tables';
import { ApiError } from '../../../../server/platform/http/api-error';
import { createMediaPort } from '../../../../server/render/create-media-port';
import type { RenderSettings } from '../../../../server/render/engine/job-folder';
import { createMediaTools } from '../../../../server/render/engine/media/media-tools';
import { inlinePictures } from '../../fixtures/inline-pictures';
import { createTestServer, noMedia, type TestServer } from '../../fixtures/test-server';
import { movingPicture } from '../../render/engine/media/moving-pictures';

let server: TestServer;
let token: string;
beforeAll(async () => {
  let workDir = '';
  const port = () => createMediaPort(createMediaTools({} as RenderSettings), workDir, inlinePictures);
  server = await createTestServer({
    mediaPort: {
      ...noMedia,
      image: (...image) => port().image(...image),
      shrink: (...picture) => port().shrink(...picture),
      brightness: (...previews) => port().brightness(...previews),
    },
  });
  workDir = server.services.workDir;
  token = await server.signIn();
});
afterAll(() => server.close());

/** A file as an older server left it: the upload, and nothing that was made of it. */
async function oldFile(picture: Buffer, change: Partial<typeof media.$inferInsert> = {}): Promise<number> {
  const body = new FormData();
  body.set('media', new Blob([picture as BlobPart]), 'old');
  const { id } = (await server.call('POST', '/api/v1/media', { token, body })).json.data;
  const old = { isMasterDue: true, shownKey: null, notice: null, ...change };
  await server.services.db.update(media).set(old).where(eq(media.id, id));
  return id;
}

async function row(id: number) {
  const [found] = await server.services.db.select().from(media).where(eq(media.id, id));
  return found;
}

const green = (width: number) =>
  sharp({ create: { width, height: 64, channels: 3, background: '#00ff00' } })
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer();

test('an image that browsers and the renderer read differently gets its copy, once', async () => {
  const id = await oldFile(await green(64));
  await addOldMasters(server.services);
  const { shownKey, isMasterDue } = (await row(id)) ?? {};
  expect(isMasterDue).toBe(false);
  const shown = sharp(await server.services.storage.localFile(shownKey ?? ''));
  expect(await shown.metadata()).toMatchObject({ space: 'srgb', width: 64 });
  await server.services.db.update(media).set({ shownKey: null }).where(eq(media.id, id));
  await addOldMasters(server.services);
  expect((await row(id))?.shownKey).toBeNull();
});

test('an image that all read alike stays as it is, and one that moves says so', async () => {
  const plain = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  const moving = await movingPicture('gif', [
    { color: [220, 20, 20, 255], delayMs: 400 },
    { color: [20, 20, 220, 255], delayMs: 400 },
  ]);
  const ids = [await oldFile(plain), await oldFile(moving)];
  await addOldMasters(server.services);
  const rows = await Promise.all(ids.map(row));
  expect(rows.map((one) => one?.notice)).toEqual([null, 'first_frame']);
  expect(rows[0]?.shownKey).toBeNull();
});

test('a copy of another size would move crops: there is none', async () => {
  const id = await oldFile(await green(64), { widthPx: 6000, heightPx: 6000 });
  await addOldMasters(server.services);
  expect(await row(id)).toMatchObject({ shownKey: null, isMasterDue: false });
});

test('a lost file holds up no other', async () => {
  const lost = await oldFile(await green(64));
  await server.services.storage.delete((await row(lost))?.fileKey ?? '');
  const other = await oldFile(await green(80));
  await addOldMasters(server.services);
  expect((await row(other))?.shownKey).not.toBeNull();
});

test('while too many wait for the reader of images, the next sweep tries again', async () => {
  const id = await oldFile(await green(64));
  const image = () => Promise.reject(new ApiError('rate_limited', { retryAfterSeconds: 1 }));
  await addOldMasters({ ...server.services, mediaPort: { ...server.services.mediaPort, image } });
  expect(await row(id)).toMatchObject({ shownKey: null, isMasterDue: true });
  await addOldMasters(server.services);
  expect((await row(id))?.shownKey).not.toBeNull();
});
