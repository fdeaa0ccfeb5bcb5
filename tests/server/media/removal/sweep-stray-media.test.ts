import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepStrayMedia } from '../../../../server/media/removal/sweep-stray-media';
import { media } from '../../../../server/media/tables';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

const DAY_MS = 24 * 60 * 60 * 1000;
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const put = (key: string) => server.services.storage.put(key, Buffer.from('x'));
const sweptAt = (now: number) => {
  const { db, storage } = server.services;
  return sweepStrayMedia({ db, storage, clock: { now: () => now } });
};
const row = (tenantId: number, fileKey: string) => ({
  tenantId,
  ownerId: 1,
  name: 'A picture',
  type: 'image' as const,
  mimeType: 'image/png',
  fileKey,
  widthPx: 1,
  heightPx: 1,
  sourceType: 'upload' as const,
});

test('a file without a row goes after a day, with its preview; what a row has stays', async () => {
  const { db, storage } = server.services;
  for (const name of ['known', 'stray']) {
    await put(`media/1/${name}/original.png`);
    await put(`media/1/${name}/preview.webp`);
  }
  await put('media/2/of-another-team/original.png');
  await db.insert(media).values([row(1, 'media/1/known/original.png'), row(1, 'media/2/of-another-team/original.png')]);

  await sweptAt(Date.now());
  expect((await storage.list('media/1')).toSorted()).toEqual(['known', 'stray']);

  await sweptAt(Date.now() + DAY_MS + 1000);
  expect(await storage.list('media/1')).toEqual(['known']);
  expect((await storage.list('media/1/known')).toSorted()).toEqual(['original.png', 'preview.webp']);
  expect(await storage.list('media/2')).toEqual(['of-another-team']);

  await db.delete(media).where(eq(media.fileKey, 'media/2/of-another-team/original.png'));
  await sweptAt(Date.now() + DAY_MS + 1000);
  expect(await storage.keys()).not.toContain('media/2/of-another-team/original.png');
});

test('a folder with one new file stays whole', async () => {
  const { storage } = server.services;
  await put('media/3/arriving/preview.webp');
  const later = Date.now() + DAY_MS;
  const head = storage.head.bind(storage);
  const slow = {
    ...storage,
    head: async (key: string) => {
      const file = await head(key);
      return file && key.endsWith('original.png') ? { ...file, modifiedAt: new Date(later) } : file;
    },
  };
  await put('media/3/arriving/original.png');
  await sweepStrayMedia({ db: server.services.db, storage: slow, clock: { now: () => later + 1000 } });
  expect((await storage.list('media/3/arriving')).toSorted()).toEqual(['original.png', 'preview.webp']);
});
