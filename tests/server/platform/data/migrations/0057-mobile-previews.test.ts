import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { media } from '../../../../../server/media/tables';
import { mobilePreviews } from '../../../../../server/platform/data/migrations/0057-mobile-previews';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

const columns = 'tenant_id, owner_id, name, type, mime_type, file_key, preview_key, width_px, height_px, source_type';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(mobilePreviews);
  await old.fill(`
insert into media (${columns}) values (1, 1, 'a.png', 'image', 'image/png', 'media/1/a/original.png', 'media/1/a/preview.webp', 10, 10, 'upload');
insert into media (${columns}) values (1, 1, 'b.mp3', 'audio', 'audio/mpeg', 'media/1/b/original.mp3', null, 0, 0, 'upload');
`);
  await old.migrate();
});
afterAll(() => old.close());

test('files from before have no preview for phones yet, and keep theirs', async () => {
  expect(await old.db.select().from(media).orderBy(asc(media.name))).toMatchObject([
    { name: 'a.png', previewKey: 'media/1/a/preview.webp', mobilePreviewKey: null },
    { name: 'b.mp3', previewKey: null, mobilePreviewKey: null },
  ]);
});
