import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { media } from '../../../../../server/media/tables';
import { replacedFiles } from '../../../../../server/platform/data/migrations/0044-replaced-files';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(replacedFiles);
  await old.fill(`
insert into media (id, tenant_id, owner_id, name, type, mime_type, file_key, preview_key, width_px, height_px, source_type) values (900, 1, 1, 'logo.png', 'image', 'image/png', 'media/1/a/original.png', 'media/1/a/preview.webp', 10, 10, 'upload');
`);
  await old.migrate();
});
afterAll(() => old.close());

test('files of before were not replaced; a former file outlives the asset', async () => {
  const [row] = await old.db.select().from(media).where(eq(media.id, 900));
  expect(row).toMatchObject({ name: 'logo.png', formerOf: null });
  if (!row) return;
  const { id: _, ...file } = row;
  await old.db.insert(media).values({ ...file, id: 901, formerOf: 900 });
  await old.db.delete(media).where(eq(media.id, 900));
  expect(await old.db.select({ formerOf: media.formerOf }).from(media).where(eq(media.id, 901))).toEqual([
    { formerOf: null },
  ]);
});
