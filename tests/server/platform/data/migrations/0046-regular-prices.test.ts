import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopProduct } from '../../../../../server/external/products/tables';
import { regularPrices } from '../../../../../server/platform/data/migrations/0046-regular-prices';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(regularPrices);
  await old.db.execute(
    sql`insert into product_feed (id, tenant_id, owner_id, kind, name, refreshed_at) values (1, 1, 1, 'file', 'Mine', now())`,
  );
  await old.db.execute(sql`insert into shop_product (feed_id, name, description, amount) values (1, 'Lamp', '', 49)`);
  await old.migrate();
});
afterAll(() => old.close());

test('products of before keep their price, and are not reduced', async () => {
  const [lamp] = await old.db.select().from(shopProduct);
  expect(lamp).toMatchObject({ name: 'Lamp', amount: 49, regularAmount: null });
});
