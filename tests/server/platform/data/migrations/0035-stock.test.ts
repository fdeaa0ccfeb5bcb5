import { afterAll, beforeAll, expect, test } from 'vitest';
import { media } from '../../../../../server/media/tables';
import { stock } from '../../../../../server/platform/data/migrations/0035-stock';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(stock);
  await old.fill(`
insert into media (tenant_id, owner_id, name, type, mime_type, file_key, preview_key, width_px, height_px, source_type) values (1, 1, 'logo.png', 'image', 'image/png', 'media/1/a/original.png', 'media/1/a/preview.webp', 10, 10, 'upload');
`);
  await old.migrate();
});
afterAll(() => old.close());

test('files of before come from no stock', async () => {
  expect(await old.db.select().from(media)).toMatchObject([{ name: 'logo.png', stockKey: null, origin: null }]);
});
