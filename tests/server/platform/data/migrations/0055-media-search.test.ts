import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../../../../../server/platform/data/database';
import { mediaSearch } from '../../../../../server/platform/data/migrations/0055-media-search';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(mediaSearch);
  await old.fill(`
insert into media (tenant_id, owner_id, name, type, mime_type, file_key, width_px, height_px, source_type)
  values (1, 1, 'Große Café-Übersicht 100%.PNG', 'image', 'image/png', 'media/1/a/original.png', 1, 1, 'upload');
`);
  await old.migrate();
});
afterAll(() => old.close());

test('files of an older database are found by their names', async () => {
  const found = await rowsOf<{ name: string }>(
    old.db,
    sql`select search_name as name from media where search_name like search_pattern('CAFÉ-Ü') and search_name like search_pattern('100%.')`,
  );
  expect(found).toEqual([{ name: 'große cafe-ubersicht 100%.png' }]);
});

test('signs of a pattern are searched for as they are', async () => {
  const [row] = await rowsOf<{ pattern: string }>(old.db, sql`select search_pattern('a_b\\c％') as pattern`);
  expect(row?.pattern).toBe('%a\\_b\\\\c\\%%');
});
