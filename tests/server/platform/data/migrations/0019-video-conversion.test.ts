import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MediaRow } from '../../../../../server/media/media-row';
import { media } from '../../../../../server/media/tables';
import { toMedia } from '../../../../../server/media/to-media';
import { rowsOf } from '../../../../../server/platform/data/database';
import { videoConversion } from '../../../../../server/platform/data/migrations/0019-video-conversion';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(videoConversion);
  await old.fill(`
insert into media (tenant_id, owner_id, name, type, mime_type, file_key, shown_key, preview_key, width_px, height_px,
    duration_seconds, has_audio, source_type)
  values (1, 1, 'tour.mov', 'video', 'video/quicktime', 'a/tour.mov', 'a/shown.mp4', 'a/preview.webp', 640, 360,
    12, true, 'upload');
insert into job (kind, subject_id, part, priority, state, attempts) values ('render-prepare', 5, 0, 20, 'done', 1);
insert into job (kind, subject_id, part, priority) values ('render-segment', 5, 1, 20);
insert into job (kind, subject_id, part, priority) values ('template-motion', 6, 0, 5);
`);
  await old.migrate();
});
afterAll(() => old.close());

test('a video of that time is ready, with its preview and what browsers play', async () => {
  const [row] = await old.db.select().from(media).where(eq(media.name, 'tour.mov'));
  const wire = toMedia(row as MediaRow, { of: (key) => `/${key}` });
  expect(wire).toMatchObject({
    state: 'ready',
    preview: '/a/preview.webp',
    url: '/a/shown.mp4',
    mimeType: 'video/mp4',
  });
  expect(wire).not.toHaveProperty('failure');
  expect(wire).not.toHaveProperty('percentageComplete');
});

test('jobs that waited still wait, and videos may wait beside them', async () => {
  await old.fill(`
insert into job (kind, subject_id, priority) values ('convert-video', 100000, 0);
`);
  const waiting = await rowsOf(
    old.db,
    sql`select kind, subject_id::int, part from job where state = 'queued' order by id`,
  );
  expect(waiting).toEqual([
    { kind: 'render-segment', subject_id: 5, part: 1 },
    { kind: 'template-motion', subject_id: 6, part: 0 },
    { kind: 'convert-video', subject_id: 100000, part: 0 },
  ]);
});

test('a new video may wait for its preview', async () => {
  await old.db.insert(media).values({
    tenantId: 1,
    ownerId: 1,
    name: 'new.mov',
    type: 'video',
    mimeType: 'video/quicktime',
    fileKey: 'b/new.mov',
    widthPx: 640,
    heightPx: 360,
    state: 'not_loaded',
    sourceType: 'upload',
  });
  const [row] = await old.db.select().from(media).where(eq(media.name, 'new.mov'));
  expect(toMedia(row as MediaRow, { of: (key) => key })).toMatchObject({ preview: '', percentageComplete: 0 });
});
