import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../../../../sdk/base';
import { openKeyRings } from '../../../../../server/account/session/keys';
import { signingKey } from '../../../../../server/account/tables';
import { publishing } from '../../../../../server/platform/data/migrations/0056-publishing';
import { publication, publishingConnection } from '../../../../../server/publishing/tables';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(publishing);
  await old.fill(`insert into signing_key (purpose, kid, secret) values ('media', 'old-key', 'c2VjcmV0');`);
  await old.migrate();
});
afterAll(() => old.close());

test('an older database has no channels, and gets a key for stored secrets beside its own', async () => {
  expect(await old.db.select().from(publishingConnection)).toEqual([]);
  expect(await old.db.select().from(publication)).toEqual([]);
  const { current } = (await openKeyRings(old.db, systemClock)).of('stored_secret');
  const again = await openKeyRings(old.db, systemClock);
  expect(again.of('stored_secret').current.kid).toBe(current.kid);
  expect(again.of('media').current.kid).toBe('old-key');
  expect(await old.db.$count(signingKey, eq(signingKey.purpose, 'stored_secret'))).toBe(1);
});
