import { afterAll, beforeAll, expect, test } from 'vitest';
import { cachedSegments } from '../../../../../server/platform/data/migrations/0058-cached-segments';
import { cachedSegment, renderSegment } from '../../../../../server/project/renders/tables';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

const columns = 'id, tenant_id, owner_id, project_version, status, snapshot, width_px, height_px, duration_seconds';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(cachedSegments);
  await old.fill(`
insert into render (${columns}) values (5, 1, 1, 1, 'rendering', '{}', 1080, 1080, 20);
insert into render_segment (render_id, part, start_frame, duration_frames, frames_painted, is_painted) values (5, 0, 0, 300, 300, true);
`);
  await old.migrate();
});
afterAll(() => old.close());

test('a render that is under way keeps its segments, and nothing is kept for others yet', async () => {
  expect(await old.db.select().from(renderSegment)).toMatchObject([
    { renderId: 5, durationFrames: 300, isPainted: true },
  ]);
  expect(await old.db.select().from(cachedSegment)).toEqual([]);
});

test('kept segments go with their account', async () => {
  await old.db.insert(cachedSegment).values({ ownerId: 1, contentKey: 'a', sizeBytes: 3 });
  await old.fill(`delete from app_user where id = 1;`);
  expect(await old.db.select().from(cachedSegment)).toEqual([]);
});
