import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productFeed, shopProduct } from '../../../../../server/external/products/tables';
import { regularPrices } from '../../../../../server/platform/data/migrations/0046-regular-prices';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(regularPrices);
  const feed = { tenantId: 1, ownerId: 1, kind: 'file', name: 'Mine', refreshedAt: new Date() } as const;
  const [row] = await old.db.insert(productFeed).values(feed).returning();
  await old.db.execute(
    sql`insert into shop_product (feed_id, name, description, amount) values (${row?.id}, 'Lamp', '', 49)`,
  );
  await old.migrate();
});
afterAll(() => old.close());

test('products of before keep their price, and are not reduced', async () => {
  const [lamp] = await old.db.select().from(shopProduct);
  expect(lamp).toMatchObject({ name: 'Lamp', amount: 49, regularAmount: null });
});
