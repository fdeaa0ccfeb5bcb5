import { afterAll, beforeAll, expect, test } from 'vitest';
import { appUser, linkedIdentity } from '../../../../../server/account/tables';
import { linkedIdentities } from '../../../../../server/platform/data/migrations/0032-linked-identities';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(linkedIdentities);
  await old.migrate();
});
afterAll(() => old.close());

const link = { userId: 1, provider: 'google' as const, subject: '1', lastUsedAt: new Date() };

test('accounts of that time have no other way to log in, and can get one', async () => {
  expect(await old.db.select().from(linkedIdentity)).toEqual([]);
  await old.db.insert(linkedIdentity).values(link);
  expect(await old.db.select().from(linkedIdentity)).toMatchObject([link]);
});

test('one account of another site is linked once, and goes with its person', async () => {
  await expect(old.db.insert(linkedIdentity).values({ ...link, userId: 1 })).rejects.toThrow();
  await old.db.delete(appUser);
  expect(await old.db.select().from(linkedIdentity)).toEqual([]);
});
