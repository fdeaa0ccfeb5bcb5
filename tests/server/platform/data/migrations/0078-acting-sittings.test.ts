import { afterAll, beforeAll, expect, test } from 'vitest';
import { actingSitting, auditEntry } from '../../../../../server/account/tables';
import { actingSittings } from '../../../../../server/platform/data/migrations/0078-acting-sittings';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(actingSittings);
  await old.fill(`
insert into audit_entry (tenant_id, actor, subject, call, request) values (1, 'a', 's', 'POST /v1/impersonation', 'POST /v1/impersonation');
`);
  await old.migrate();
});
afterAll(() => old.close());

test('what was begun before is in no sitting, and its entry stays', async () => {
  expect(await old.db.select().from(actingSitting)).toEqual([]);
  expect(await old.db.select().from(auditEntry)).toMatchObject([{ actor: 'a', subject: 's' }]);
});
