import { afterAll, beforeAll, expect, test } from 'vitest';
import { appUser, signInSession } from '../../../../../server/account/tables';
import { people } from '../../../../../server/platform/data/migrations/0024-people';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(people);
  const columns = 'user_id, family, token_hash, expires_at, used_at, revoked_at, created_at';
  await old.fill(`
insert into refresh_token (${columns}) values (1, 'a', 'a1', '2030-01-01', '2026-01-02', null, '2026-01-01');
insert into refresh_token (${columns}) values (1, 'a', 'a2', '2030-01-01', null, null, '2026-01-02');
insert into refresh_token (${columns}) values (1, 'b', 'b1', '2030-01-01', null, '2026-01-03', '2026-01-01');
`);
  await old.migrate();
});
afterAll(() => old.close());

test('sign-ins that go on can be seen and ended; those that were ended are none', async () => {
  const rows = await old.db.select().from(signInSession);
  expect(
    rows.map(({ userId, family, signedInAt, lastUsedAt }) => ({ userId, family, signedInAt, lastUsedAt })),
  ).toEqual([
    { userId: 1, family: 'a', signedInAt: new Date('2026-01-01T00:00Z'), lastUsedAt: new Date('2026-01-02T00:00Z') },
  ]);
});

test('addresses of that time count as confirmed, and nobody has a second factor', async () => {
  const [ada] = await old.db.select().from(appUser);
  expect(ada).toMatchObject({
    emailConfirmedAt: ada?.createdAt,
    totpSecret: null,
    totpConfirmedAt: null,
    role: 'user',
  });
});
