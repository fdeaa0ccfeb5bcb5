/** The brightness of files is measured as they come in; those of an older server get theirs from the sweep. */
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Media } from '../../../../sdk/contract/media/media';
import { measureOldBrightness } from '../../../../server/media/previews/measure-old-brightness';
import { media } from '../../../../server/media/tables';
import { createMediaPort } from '../../../../server/render/create-media-port';
import type { RenderSettings } from '../../../../server/render/engine/job-folder';
import { createMediaTools } from '../../../../server/render/engine/media/media-tools';
import { sweep } from '../../../../server/sweep';
import { inlinePictures } from '../../fixtures/inline-pictures';
import { createTestServer, noMedia, type TestServer } from '../../fixtures/test-server';

/** Pictures need no painter process. */
const { image, shrink, brightness } = createMediaPort(
  createMediaTools({} as RenderSettings),
  '/nonexistent',
  inlinePictures,
);
const WHITE = 'vv'.repeat(256);

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTestServer({ mediaPort: { ...noMedia, image, shrink, brightness } });
  token = await server.signIn();
});
afterAll(() => server.close());

async function upload(name: string): Promise<Media> {
  const body = new FormData();
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#fff' } });
  body.set('media', new Blob([(await picture.png().toBuffer()) as BlobPart]), name);
  return (await server.call('POST', '/api/v1/media', { token, body })).json.data;
}

/** A file as an older server left it. */
async function oldFile(name: string): Promise<number> {
  const { id } = await upload(name);
  await server.services.db.update(media).set({ brightness: null }).where(eq(media.id, id));
  return id;
}

const propsOf = async (id: number): Promise<Media['props']> =>
  (await server.call('GET', `/api/v1/media/${id}`, { token })).json.data.props;

test('an image is measured in its upload', async () => {
  expect((await upload('new.png')).props.brightness).toBe(WHITE);
});

test('a file of before says nothing until the sweep has measured it', async () => {
  const id = await oldFile('old.png');
  expect(await propsOf(id)).not.toHaveProperty('brightness');
  await sweep(server.services);
  expect((await propsOf(id)).brightness).toBe(WHITE);
});

test('the moments of a video count, too', async () => {
  const id = await oldFile('video.png');
  const dark = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#000' } })
    .webp()
    .toBuffer();
  await server.services.storage.put('media/1/dark.webp', dark);
  const thumbnails = [{ timestamp: 1, key: 'media/1/dark.webp' }];
  await server.services.db.update(media).set({ thumbnails }).where(eq(media.id, id));
  await measureOldBrightness(server.services);
  expect((await propsOf(id)).brightness).toBe('0v'.repeat(256));
});

test('a file whose preview is lost holds up no other', async () => {
  const lost = await oldFile('lost.png');
  const other = await oldFile('other.png');
  const [row] = await server.services.db.select().from(media).where(eq(media.id, lost));
  await server.services.storage.delete(row?.previewKey ?? '');
  await measureOldBrightness(server.services);
  expect(await propsOf(lost)).not.toHaveProperty('brightness');
  expect((await propsOf(other)).brightness).toBe(WHITE);
});
