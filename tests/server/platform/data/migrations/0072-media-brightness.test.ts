import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { media } from '../../../../../server/media/tables';
import { mediaBrightness } from '../../../../../server/platform/data/migrations/0072-media-brightness';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

const columns = 'tenant_id, owner_id, name, type, mime_type, file_key, width_px, height_px, source_type';
const row = `1, 1, 'old.png', 'image', 'image/png', 'media/1/a/original.png', 10, 10, 'upload'`;

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(mediaBrightness);
  await old.fill(`insert into media (${columns}) values (${row});`);
  await old.migrate();
});
afterAll(() => old.close());

test('a file of before is not measured yet', async () => {
  expect(await old.db.select().from(media)).toMatchObject([{ name: 'old.png', brightness: null }]);
});

test('a brightness is the one of all cells', async () => {
  for (const wrong of ['', '0v', 'zz'.repeat(256)])
    await expect(old.db.execute(sql`update media set brightness = ${wrong}`)).rejects.toThrow();
  await old.db.execute(sql`update media set brightness = ${'0v'.repeat(256)}`);
});
