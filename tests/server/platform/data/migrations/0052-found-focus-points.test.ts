import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { media } from '../../../../../server/media/tables';
import { foundFocusPoints } from '../../../../../server/platform/data/migrations/0052-found-focus-points';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

const columns =
  'tenant_id, owner_id, name, type, mime_type, file_key, preview_key, width_px, height_px, source_type, focus';
const rest = `'image', 'image/png', 'media/1/a/original.png', 'media/1/a/preview.webp', 10, 10, 'upload'`;

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(foundFocusPoints);
  await old.fill(`
insert into media (${columns}) values (1, 1, 'centered.png', ${rest}, null), (1, 1, 'portrait.png', ${rest}, '{0.25,0.4}');
`);
  await old.migrate();
});
afterAll(() => old.close());

test('points of before count as found, and none is looked for', async () => {
  expect(await old.db.select().from(media).orderBy(asc(media.name))).toMatchObject([
    { name: 'centered.png', focus: null, foundFocus: null, isFocusDue: false },
    { name: 'portrait.png', focus: [0.25, 0.4], foundFocus: [0.25, 0.4], isFocusDue: false },
  ]);
});

test('a found point lies in the image', async () => {
  for (const wrong of ['{0.5}', '{0.5,1.2}', '{-0.1,0.5}'])
    await expect(old.db.execute(sql`update media set found_focus = ${wrong}`)).rejects.toThrow();
});
