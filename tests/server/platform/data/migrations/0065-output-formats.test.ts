import { afterAll, beforeAll, expect, test } from 'vitest';
import { outputFormats } from '../../../../../server/platform/data/migrations/0065-output-formats';
import { render } from '../../../../../server/project/renders/tables';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

const row = { tenantId: 1, ownerId: 1, projectVersion: 1, widthPx: 1920, heightPx: 1080, durationSeconds: 8 };
let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(outputFormats);
  await old.fill(`
insert into render (tenant_id, owner_id, project_version, snapshot, width_px, height_px, duration_seconds, format, output) values
  (1, 1, 1, '{}', 1920, 1080, 8, 'mp4', '{"resolution": "4k", "quality": "high", "frameRate": 60}');
`);
  await expect(insert('webm')).rejects.toThrow();
  await old.migrate();
});
afterAll(() => old.close());

/** `format`: any text, as no type would let it through. */
function insert(format: string) {
  const snapshot = {} as typeof render.$inferInsert.snapshot;
  return old.db.insert(render).values({ ...row, snapshot, format: format as 'mp4' });
}

test('videos of before stay as they are', async () => {
  const [found] = await old.db.select({ format: render.format, output: render.output }).from(render);
  expect(found).toEqual({ format: 'mp4', output: { resolution: '4k', quality: 'high', frameRate: 60 } });
});

test('videos may have the other formats, and no others', async () => {
  for (const format of ['mp4', 'webm', 'mov', 'gif', 'png', 'jpeg', 'webp']) await insert(format);
  await expect(insert('avi')).rejects.toThrow();
});
