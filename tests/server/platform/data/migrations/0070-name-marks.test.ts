import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { media } from '../../../../../server/media/tables';
import { nameMarks } from '../../../../../server/platform/data/migrations/0070-name-marks';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

const columns =
  'tenant_id, owner_id, name, type, mime_type, file_key, width_px, height_px, source_type, stock_key, folder_id, sharing';
const row = (name: string, source: string, stockKey: string, more = 'null, null') =>
  `(1, 1, '${name}', 'image', 'image/png', 'media/1/${name}/original.png', 1200, 600, '${source}', ${stockKey}, ${more})`;

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(nameMarks);
  await old.fill(`
insert into media_folder (id, tenant_id, owner_id, name) values (5, 1, 1, 'Logos');
insert into media (${columns}) values
  ${row('drawn', 'ingredient_bound', "'name-mark 0a1b'")},
  ${row('filed', 'ingredient_bound', "'name-mark 0a1b'", '5, null')},
  ${row('shared', 'ingredient_bound', "'name-mark 0a1b'", "null, 'listed'")},
  ${row('stock', 'upload', "'pexels image 7'")},
  ${row('own', 'upload', 'null')};
`);
  await old.migrate();
});
afterAll(() => old.close());

test('names that were drawn are hidden; what their owner filed or shared, and all else, stays listed', async () => {
  const rows = await old.db.select().from(media).orderBy(asc(media.id));
  expect(rows.map(({ name, isNameMark }) => [name, isNameMark])).toEqual([
    ['drawn', true],
    ['filed', false],
    ['shared', false],
    ['stock', false],
    ['own', false],
  ]);
});
