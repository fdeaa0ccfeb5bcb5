import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderRatio } from '../../../../../server/platform/data/migrations/0066-render-ratio';
import { render } from '../../../../../server/project/renders/tables';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(renderRatio);
  await old.fill(`
insert into render (tenant_id, owner_id, project_version, snapshot, width_px, height_px, duration_seconds, format) values
  (1, 1, 1, '{"ratio": "landscape"}', 3840, 2160, 8, 'mp4'), (1, 1, 1, '{"ratio": "portrait"}', 360, 640, 8, 'gif'),
  (1, 1, 1, '{"ratio": "square"}', 1080, 1080, 0, 'png');
`);
  await old.migrate();
});
afterAll(() => old.close());

const ratios = async () =>
  (await old.db.select({ ratio: render.ratio }).from(render).orderBy(render.id)).map((row) => row.ratio);

test('exports of before have the ratio of their size', async () => {
  expect(await ratios()).toEqual(['landscape', 'portrait', 'square']);
});

test('an older server that writes to the newer database need not know of ratios', async () => {
  await old.fill(`
insert into render (tenant_id, owner_id, project_version, snapshot, width_px, height_px, duration_seconds) values (1, 1, 1, '{}', 720, 1280, 8);
`);
  expect((await ratios()).at(-1)).toBe('portrait');
});
