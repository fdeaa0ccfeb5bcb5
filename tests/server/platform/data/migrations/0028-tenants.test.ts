import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tenant } from '../../../../../server/account/tables';
import { tenants } from '../../../../../server/platform/data/migrations/0028-tenants';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(tenants);
  await old.fill(`
insert into tenant (id, slug, name) values (2, 'default', 'Spotreel');
insert into tenant (id, slug, name, kind, parent_id) values (3, 'shop', 'Shop', 'white_label', 1);
`);
  await old.migrate();
});
afterAll(() => old.close());

test('tenants that were made by hand are agencies below the one that runs the server; the others stay', async () => {
  const rows = await old.db.select().from(tenant).orderBy(asc(tenant.id));
  expect(rows.map(({ id, kind, parentId, archivedAt }) => [id, kind, parentId, archivedAt])).toEqual([
    [1, 'agency', 2, null],
    [2, 'house', null, null],
    [3, 'white_label', 1, null],
  ]);
});
