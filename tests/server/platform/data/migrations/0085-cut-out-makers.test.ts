import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { media } from '../../../../../server/media/tables';
import { cutOutMakers } from '../../../../../server/platform/data/migrations/0085-cut-out-makers';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

const columns =
  'tenant_id, owner_id, name, type, mime_type, file_key, width_px, height_px, source_type, without_background';
const row = `1, 1, 'old.png', 'image', 'image/webp', 'media/1/a/original.webp', 10, 10, 'ingredient_bound', true`;

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(cutOutMakers);
  await old.fill(`insert into media (${columns}) values (${row});`);
  await old.migrate();
});
afterAll(() => old.close());

test('of a copy of before nothing is known', async () => {
  expect(await old.db.select().from(media)).toMatchObject([{ withoutBackground: true, cutOutBy: null }]);
});

test('only what the contract has is kept', async () => {
  await expect(old.db.execute(sql`update media set cut_out_by = 'guess'`)).rejects.toThrow();
  await old.db.execute(sql`update media set cut_out_by = 'ground'`);
  expect(await old.db.select().from(media)).toMatchObject([{ cutOutBy: 'ground' }]);
});
