import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntry } from '../../../../../server/account/tables';
import { auditOutcomes } from '../../../../../server/platform/data/migrations/0077-audit-outcomes';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(auditOutcomes);
  await old.fill(`
insert into audit_entry (tenant_id, actor, subject, call, request) values (1, 'a', 's', 'PUT /v1/user', 'PUT /v1/user');
`);
  await old.migrate();
});
afterAll(() => old.close());

test('an entry of before claims no outcome', async () => {
  expect(await old.db.select().from(auditEntry)).toMatchObject([{ actor: 'a', outcome: null }]);
});
