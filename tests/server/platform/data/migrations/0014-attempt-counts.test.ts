import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSignInGuard } from '../../../../../server/account/session/sign-in-guard';
import { appUser, refreshToken } from '../../../../../server/account/tables';
import { attemptCounts } from '../../../../../server/platform/data/migrations/0014-attempt-counts';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(attemptCounts);
  await old.fill(`
insert into refresh_token (user_id, family, token_hash, expires_at) values (1, 'family', 'token', '2999-01-01');
`);
  await old.migrate();
});
afterAll(() => old.close());

test('an account keeps its password and its sessions', async () => {
  expect(await old.db.select().from(appUser)).toMatchObject([{ email: 'ada@spotreel.test', passwordHash: 'hash' }]);
  expect(await old.db.select().from(refreshToken)).toMatchObject([{ userId: 1, tokenHash: 'token', revokedAt: null }]);
});

test('its wrong passwords count from none, and a restart does not forget them', async () => {
  const limit = { points: 2, seconds: 900 };
  const tryWrongPassword = () =>
    createSignInGuard(
      old.db,
      { now: Date.now },
      { network: limit, accountInNetwork: limit, account: limit, underAttack: { points: 0, seconds: 900 } },
    ).attempt('ada@spotreel.test', '192.0.2.1');
  await tryWrongPassword();
  await tryWrongPassword();
  await old.migrate();
  await expect(tryWrongPassword()).rejects.toMatchObject({ code: 'rate_limited' });
});
