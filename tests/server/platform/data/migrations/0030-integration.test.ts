import { afterAll, beforeAll, expect, test } from 'vitest';
import { allowedOrigin, apiKey } from '../../../../../server/integration/tables';
import { integration } from '../../../../../server/platform/data/migrations/0030-integration';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(integration);
  await old.migrate();
});
afterAll(() => old.close());

test('tenants of that time have no key and no allowed site, and may get both', async () => {
  expect(await old.db.select().from(apiKey)).toEqual([]);
  await old.db.insert(apiKey).values({
    tenantId: 1,
    name: 'Shop',
    prefix: '1a2b3c4d',
    secretHash: 'hash',
    scopes: ['users:read'],
    createdBy: 1,
  });
  const [key] = await old.db.select().from(apiKey);
  expect(key).toMatchObject({ scopes: ['users:read'], formerHash: null, lastUsedAt: null, revokedAt: null });
  await old.db.insert(allowedOrigin).values({ tenantId: 1, origin: 'https://shop.test' });
  expect(await old.db.select().from(allowedOrigin)).toMatchObject([{ origin: 'https://shop.test', mayFrame: false }]);
});

test('a tenant has a site once', async () => {
  const again = old.db.insert(allowedOrigin).values({ tenantId: 1, origin: 'https://shop.test' });
  await expect(again).rejects.toThrow();
});
