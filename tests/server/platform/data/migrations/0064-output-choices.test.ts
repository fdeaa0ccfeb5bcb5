import { afterAll, beforeAll, expect, test } from 'vitest';
import { outputChoices } from '../../../../../server/platform/data/migrations/0064-output-choices';
import { render } from '../../../../../server/project/renders/tables';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(outputChoices);
  await old.fill(`
insert into render (tenant_id, owner_id, project_version, snapshot, width_px, height_px, duration_seconds, format) values
  (1, 1, 1, '{}', 1920, 1080, 8, 'mp4'), (1, 1, 1, '{}', 1080, 1080, 4, 'png');
`);
  await old.migrate();
});
afterAll(() => old.close());

test('videos of before were made in 1080p and standard quality, images have no choice', async () => {
  const rows = await old.db.select({ format: render.format, output: render.output }).from(render).orderBy(render.id);
  expect(rows).toEqual([
    { format: 'mp4', output: { resolution: '1080p', quality: 'standard' } },
    { format: 'png', output: null },
  ]);
});
