import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { media } from '../../../../../server/media/tables';
import { focusPoints } from '../../../../../server/platform/data/migrations/0042-focus-points';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(focusPoints);
  await old.fill(`
insert into media (tenant_id, owner_id, name, type, mime_type, file_key, preview_key, width_px, height_px, source_type) values (1, 1, 'logo.png', 'image', 'image/png', 'media/1/a/original.png', 'media/1/a/preview.webp', 10, 10, 'upload');
`);
  await old.migrate();
});
afterAll(() => old.close());

test('images of before have no focus point', async () => {
  expect(await old.db.select().from(media)).toMatchObject([{ name: 'logo.png', focus: null }]);
});

test('a focus point lies in the image', async () => {
  await old.db.update(media).set({ focus: [0, 1] });
  for (const wrong of ['{0.5}', '{0.5,1.2}', '{-0.1,0.5}'])
    await expect(old.db.execute(sql`update media set focus = ${wrong}`)).rejects.toThrow();
  expect(await old.db.select({ focus: media.focus }).from(media)).toEqual([{ focus: [0, 1] }]);
});
