import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSignInGuard } from '../../../../../server/account/session/sign-in-guard';
import { appUser, signInNetwork } from '../../../../../server/account/tables';
import { signInNetworks } from '../../../../../server/platform/data/migrations/0015-sign-in-networks';
import { quotaUse } from '../../../../../server/platform/data/tables';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

const ADA = 'ada@spotreel.test';
const HOME = '192.0.2.1';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(signInNetworks);
  await old.fill(`
insert into attempt_count (scope, key, count, ends_at) values ('survey-pin', 'survey', 3, '2999-01-01');
`);
  await old.migrate();
});
afterAll(() => old.close());

test('what was counted before still counts', async () => {
  expect(await old.db.select().from(quotaUse)).toMatchObject([{ measure: 'survey-pin', subject: 'survey', used: 3 }]);
});

test('an account that never signed in since gets in, and from there also while others guess its password', async () => {
  const many = { points: 100, seconds: 900 };
  const limits = {
    network: many,
    accountInNetwork: many,
    account: { points: 2, seconds: 900 },
    underAttack: { points: 0, seconds: 900 },
  };
  const guard = createSignInGuard(old.db, { now: Date.now }, limits);
  const first = await guard.attempt(ADA, HOME);
  await first.succeeded(1);
  await guard.attempt(ADA, '198.51.100.1');
  await guard.attempt(ADA, '198.51.100.2');
  await expect(guard.attempt(ADA, '198.51.100.3')).rejects.toMatchObject({ code: 'rate_limited' });
  const again = await guard.attempt(ADA, HOME);
  await again.succeeded(1);
  expect(await old.db.select().from(signInNetwork)).toMatchObject([{ userId: 1 }]);
});

test('an account of that time can be deleted with its networks', async () => {
  await old.db.delete(appUser).where(eq(appUser.id, 1));
  expect(await old.db.select().from(signInNetwork)).toEqual([]);
});
