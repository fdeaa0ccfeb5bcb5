import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isActive } from '../../../../../server/account/products';
import { appUser, product } from '../../../../../server/account/tables';
import { purchase } from '../../../../../server/billing/tables';
import { billing } from '../../../../../server/platform/data/migrations/0027-billing';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(billing);
  await old.fill(`
insert into product (tenant_id, user_id, product_type, status, group_name, group_type, expires_at) values (1, 1, 'recurring', 'active', 'Pro', 'pro', '2126-01-01');
`);
  await old.migrate();
});
afterAll(() => old.close());

test('products of before are managed by hand and stay good, accounts are not deleted', async () => {
  const [held] = await old.db.select().from(product);
  expect(held).toMatchObject({ provider: 'manual', providerRef: null, syncedAt: null });
  expect(held && isActive(held, Date.now())).toBe(true);
  expect((await old.db.select().from(appUser))[0]?.deletedAt).toBeNull();
});

test('a receipt outlives the account that it was written for', async () => {
  const receipt = { sellerId: 1, serial: 1, number: '2026-000001', planName: 'Pro', amountMinor: 100, currency: 'USD' };
  const buyer = {
    userId: 1,
    buyerName: 'Ada',
    buyerEmail: 'ada@spotreel.test',
    seller: ['Team'],
    status: 'paid' as const,
  };
  await old.db.insert(purchase).values({ ...receipt, ...buyer });
  await old.db.execute(sql`delete from product`);
  await old.db.delete(appUser).where(eq(appUser.id, 1));
  expect(await old.db.select().from(purchase)).toEqual([
    expect.objectContaining({ userId: null, buyerEmail: 'ada@spotreel.test', number: '2026-000001' }),
  ]);
});
