/** Files of an older server get their previews for phones from the sweep. */
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Media } from '../../../../sdk/contract/media/media';
import { addMobilePreviews } from '../../../../server/media/previews/add-mobile-previews';
import { media } from '../../../../server/media/tables';
import { createMediaPort } from '../../../../server/render/create-media-port';
import type { RenderSettings } from '../../../../server/render/engine/job-folder';
import { createMediaTools } from '../../../../server/render/engine/media/media-tools';
import { sweep } from '../../../../server/sweep';
import { inlinePictures } from '../../fixtures/inline-pictures';
import { createTestServer, noMedia, type TestServer } from '../../fixtures/test-server';

/** Pictures need no painter process. */
const { image, shrink } = createMediaPort(createMediaTools({} as RenderSettings), '/nonexistent', inlinePictures);
const mediaPort = { ...noMedia, image, shrink };

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTestServer({ mediaPort });
  token = await server.signIn();
});
afterAll(() => server.close());

async function upload(name: string): Promise<Media> {
  const body = new FormData();
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#c33' } });
  body.set('media', new Blob([(await picture.jpeg().toBuffer()) as BlobPart]), name);
  return (await server.call('POST', '/api/v1/media', { token, body })).json.data;
}

/** A file as an older server left it. */
async function oldFile(name: string): Promise<Media> {
  const { id } = await upload(name);
  const before = await rowOf(id);
  await server.services.storage.delete(before?.mobilePreviewKey ?? '');
  await server.services.db.update(media).set({ mobilePreviewKey: null }).where(eq(media.id, id));
  return find(id);
}

const find = async (id: number): Promise<Media> =>
  (await server.call('GET', `/api/v1/media/${id}`, { token })).json.data;
const rowOf = async (id: number) => (await server.services.db.select().from(media).where(eq(media.id, id)))[0];
const widthOf = async (address: string) =>
  (await sharp(Buffer.from(await (await server.fetch(address)).arrayBuffer())).metadata()).width;

test('a file shows its larger preview until the sweep has made the smaller one', async () => {
  const old = await oldFile('old.jpg');
  expect(old.mobilePreview).toBe(old.preview);
  await sweep(server.services);
  const swept = await find(old.id);
  expect(swept.preview).toBe(old.preview);
  expect([await widthOf(swept.mobilePreview), await widthOf(swept.preview)]).toEqual([320, 512]);
});

test('a file whose preview is lost holds up no other, and stays as it is', async () => {
  const lost = await oldFile('lost.jpg');
  const other = await oldFile('other.jpg');
  await server.services.storage.delete((await rowOf(lost.id))?.previewKey ?? '');
  await addMobilePreviews(server.services);
  expect((await rowOf(lost.id))?.mobilePreviewKey).toBeNull();
  expect((await rowOf(other.id))?.mobilePreviewKey).toMatch(/mobile-preview\.webp$/);
});

test('a file that is replaced meanwhile keeps what belongs to the new one', async () => {
  const old = await oldFile('replaced.jpg');
  const newer = { previewKey: 'media/1/newer/preview.webp', mobilePreviewKey: 'media/1/newer/mobile-preview.webp' };
  const replacing = {
    shrink: async (picture: Uint8Array, px: number) => {
      await server.services.db.update(media).set(newer).where(eq(media.id, old.id));
      return shrink(picture, px);
    },
  };
  const { previewKey } = (await rowOf(old.id)) ?? {};
  await addMobilePreviews({ ...server.services, mediaPort: replacing });
  expect(await rowOf(old.id)).toMatchObject(newer);
  const left = previewKey?.replace('preview.webp', 'mobile-preview.webp') ?? '';
  expect(await server.services.storage.head(left)).toBeUndefined();
});
