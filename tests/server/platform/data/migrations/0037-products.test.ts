import { afterAll, beforeAll, expect, test } from 'vitest';
import { productFeed, shopProduct } from '../../../../../server/external/products/tables';
import { products } from '../../../../../server/platform/data/migrations/0037-products';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(products);
  await old.migrate();
});
afterAll(() => old.close());

test('a feed takes its products along', async () => {
  const feed = { tenantId: 1, ownerId: 1, kind: 'file', name: 'Mine', refreshedAt: new Date() } as const;
  const [row] = await old.db.insert(productFeed).values(feed).returning();
  await old.db.insert(shopProduct).values({ feedId: row?.id ?? 0, name: 'Lamp', description: '' });
  await old.db.delete(productFeed);
  expect(await old.db.$count(shopProduct)).toBe(0);
});
