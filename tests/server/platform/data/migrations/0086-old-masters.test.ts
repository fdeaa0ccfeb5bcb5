import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../../../../../server/platform/data/database';
import { oldMasters } from '../../../../../server/platform/data/migrations/0086-old-masters';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(oldMasters);
  const columns = 'tenant_id, owner_id, name, mime_type, file_key, width_px, height_px';
  const values = (name: string, holder = '1, 1') => `${holder}, '${name}', 'x', 'media/1/${name}', 64, 64`;
  await old.fill(`
insert into media (${columns}, type, source_type, shown_key) values
  (${values('photo')}, 'image', 'upload', null),
  (${values('heic')}, 'image', 'upload', 'media/1/shown.jpg'),
  (${values('stock', 'null, null')}, 'image', 'library', null),
  (${values('film')}, 'video', 'upload', null);
`);
  await old.migrate();
});
afterAll(() => old.close());

test('uploaded images without a copy are looked at once', async () => {
  expect(await rowsOf(old.db, sql`select name from media where is_master_due`)).toEqual([{ name: 'photo' }]);
});
