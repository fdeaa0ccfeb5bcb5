import { afterAll, beforeAll, expect, test } from 'vitest';
import { backgroundRemoval, media } from '../../../../../server/media/tables';
import { backgroundRemovals } from '../../../../../server/platform/data/migrations/0041-background-removal';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(backgroundRemovals);
  await old.fill(`
insert into media (tenant_id, owner_id, name, type, mime_type, file_key, preview_key, width_px, height_px, source_type) values (1, 1, 'logo.png', 'image', 'image/png', 'media/1/a/original.png', 'media/1/a/preview.webp', 10, 10, 'upload');
`);
  await old.migrate();
});
afterAll(() => old.close());

test('files of before have their background, and none was removed', async () => {
  expect(await old.db.select().from(media)).toMatchObject([{ name: 'logo.png', withoutBackground: false }]);
  expect(await old.db.select().from(backgroundRemoval)).toEqual([]);
});
