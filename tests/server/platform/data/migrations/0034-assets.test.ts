import { afterAll, beforeAll, expect, test } from 'vitest';
import { media, mediaFolder } from '../../../../../server/media/tables';
import { assets } from '../../../../../server/platform/data/migrations/0034-assets';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(assets);
  await old.fill(`
insert into media_folder (tenant_id, owner_id, name) values (1, 1, 'Logos');
insert into media (tenant_id, owner_id, folder_id, name, type, mime_type, file_key, preview_key, width_px, height_px, source_type) values (1, 1, 1, 'logo.png', 'image', 'image/png', 'media/1/a/original.png', 'media/1/a/preview.webp', 10, 10, 'upload');
`);
  await old.migrate();
});
afterAll(() => old.close());

test('folders of before lie at the top, and no file is deleted', async () => {
  expect(await old.db.select().from(mediaFolder)).toMatchObject([{ name: 'Logos', parentId: null }]);
  expect(await old.db.select().from(media)).toMatchObject([
    { name: 'logo.png', folderId: 1, retired: false, retiredAt: null },
  ]);
});
