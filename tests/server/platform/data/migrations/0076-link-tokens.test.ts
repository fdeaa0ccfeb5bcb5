import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../../../../../server/platform/data/database';
import { linkTokens } from '../../../../../server/platform/data/migrations/0076-link-tokens';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(linkTokens);
  await old.fill(`
insert into invitation (id, tenant_id, email, role, expires_at) values (1, 1, 'open@spotreel.test', 'user', now() + interval '1 day');
insert into invitation (id, tenant_id, email, role, expires_at, accepted_at) values (2, 1, 'used@spotreel.test', 'user', now(), now());
`);
  await old.migrate();
});
afterAll(() => old.close());

test('links that were given out wait to be bound, used ones do not', async () => {
  const rows = await rowsOf(old.db, sql`select id::int, has_old_link as "isOld" from invitation order by id`);
  expect(rows).toEqual([
    { id: 1, isOld: true },
    { id: 2, isOld: false },
  ]);
});
