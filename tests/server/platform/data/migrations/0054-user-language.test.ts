import { afterAll, beforeAll, expect, test } from 'vitest';
import { appUser } from '../../../../../server/account/tables';
import { userLanguage } from '../../../../../server/platform/data/migrations/0054-user-language';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(userLanguage);
  await old.fill(`
insert into app_user (id, tenant_id, email) values (900, 1, 'ada@example.com');
`);
  await old.migrate();
});
afterAll(() => old.close());

test('a person of before has chosen no language', async () => {
  const rows = await old.db.select({ email: appUser.email, language: appUser.language }).from(appUser);
  expect(rows).toContainEqual({ email: 'ada@example.com', language: null });
});
