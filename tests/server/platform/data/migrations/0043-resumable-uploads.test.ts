import { afterAll, beforeAll, expect, test } from 'vitest';
import { mediaFolder, mediaUpload } from '../../../../../server/media/tables';
import { resumableUploads } from '../../../../../server/platform/data/migrations/0043-resumable-uploads';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(resumableUploads);
  await old.fill("insert into media_folder (tenant_id, owner_id, name) values (1, 1, 'Summer');");
  await old.migrate();
});
afterAll(() => old.close());

test('no upload is under way; one goes into a folder of before, and to the top once that is gone', async () => {
  const { db } = old;
  expect(await db.select().from(mediaUpload)).toEqual([]);
  const [folder] = await db.select().from(mediaFolder);
  const film = { tenantId: 1, ownerId: 1, name: 'film.mp4', sizeBytes: 10, lastModified: 1 };
  await db.insert(mediaUpload).values({ ...film, folderId: folder?.id ?? 0 });
  await db.delete(mediaFolder);
  expect(await db.select().from(mediaUpload)).toMatchObject([{ folderId: null, parts: 0, mediaId: null }]);
});
