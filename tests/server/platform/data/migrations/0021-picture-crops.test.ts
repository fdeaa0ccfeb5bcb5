import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { IMAGE_FLAGS } from '../../../../../sdk/project/image-flags';
import type { MediaRow } from '../../../../../server/media/media-row';
import { sweepMedia } from '../../../../../server/media/sweep-media';
import { media } from '../../../../../server/media/tables';
import { toMedia } from '../../../../../server/media/to-media';
import { pictureCrops } from '../../../../../server/platform/data/migrations/0021-picture-crops';
import { createFolderStorage } from '../../../../../server/platform/storage/folder-storage';
import { usedMedia } from '../../../../../server/template-package/removal/uses';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

const SOURCE = 100000;
const SHOWN = 100001;
const UNUSED = 100002;
/** Old, shown nowhere, and no copy of anything. */
const UPLOAD = 100003;

const content = {
  customisations: [
    {
      template: 1,
      ingredient: 1,
      order: 0,
      texts: [],
      colors: [],
      images: [{ id: 'picture', value: SHOWN }],
    },
  ],
};

const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-migration-'));
const storage = createFolderStorage(folder);
let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(pictureCrops);
  const insert = (id: number, source: number | null) => `
insert into media (id, tenant_id, owner_id, name, type, mime_type, file_key, preview_key, width_px, height_px,
    source_type, source_media_id, created_at)
  values (${id}, 1, 1, 'cat.png', 'image', 'image/png', '${id}/cat.png', '${id}/preview.webp', 60, 40,
    'upload', ${source}, '2020-01-01');`;
  await old.fill(`${insert(SOURCE, null)}${insert(SHOWN, SOURCE)}${insert(UNUSED, SOURCE)}${insert(UPLOAD, null)}
insert into project (tenant_id, owner_id, name, ratio, content, duration_seconds)
  values (1, 1, 'Cats', 'square', '${JSON.stringify(content)}', 6);
`);
  for (const id of [SOURCE, SHOWN, UNUSED, UPLOAD]) await storage.put(`${id}/cat.png`, new Uint8Array([id & 255]));
  await old.migrate();
});
afterAll(async () => {
  await old.close();
  rmSync(folder, { recursive: true });
});

test('a cropped copy of that time is one still; which part it shows is not known', async () => {
  const [row] = await old.db.select().from(media).where(eq(media.id, SHOWN));
  const { props, sourceMediaId } = toMedia(row as MediaRow, { of: (key) => key });
  expect(sourceMediaId).toBe(SOURCE);
  expect(props).toEqual({ width: 60, height: 40, flags: IMAGE_FLAGS.cropped });
});

test('copies that nothing shows are swept; what a project shows and every upload stay, with their files', async () => {
  const usedBy = (tenantId: number) => usedMedia(old.db, tenantId);
  await sweepMedia({ db: old.db, storage, clock: { now: Date.now } }, usedBy);
  const left = await old.db.select({ id: media.id }).from(media).orderBy(media.id);
  expect(left.map(({ id }) => id)).toEqual([SOURCE, SHOWN, UPLOAD]);
  const files = await Promise.all([SOURCE, SHOWN, UNUSED, UPLOAD].map((id) => storage.head(`${id}/cat.png`)));
  expect(files.map((file) => file?.sizeBytes)).toEqual([1, 1, undefined, 1]);
});
