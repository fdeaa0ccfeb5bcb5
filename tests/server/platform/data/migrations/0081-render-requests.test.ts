import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../../../../../server/platform/data/database';
import { renderRequests } from '../../../../../server/platform/data/migrations/0081-render-requests';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(renderRequests);
  await old.fill(`
insert into render (tenant_id, owner_id, project_version, snapshot, width_px, height_px, duration_seconds) values (1, 1, 3, '{}', 1920, 1080, 8);
`);
  await old.migrate();
});
afterAll(() => old.close());

test('a render of before names no request', async () => {
  expect(await rowsOf(old.db, sql`select project_version, request_id from render`)).toEqual([
    { project_version: 3, request_id: null },
  ]);
});
