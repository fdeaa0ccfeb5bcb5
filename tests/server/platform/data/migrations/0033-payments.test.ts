import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appUser, product } from '../../../../../server/account/tables';
import { billingCustomer, purchase } from '../../../../../server/billing/tables';
import { payments } from '../../../../../server/platform/data/migrations/0033-payments';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(payments);
  const receipt = `insert into purchase (seller_id, serial, number, plan_name, amount_minor, currency, seller, buyer_name, buyer_email, status) values (1, `;
  await old.fill(`
insert into billing_customer (user_id, customer_ref) values (1, 'cus_ada');
insert into product (tenant_id, user_id, product_type, status, group_name, group_type) values (1, 1, 'single', 'active', 'Pro', 'pro');
${receipt}1, '2026-000001', 'Pro', 2900, 'USD', '[]', 'Ada', 'ada@spotreel.test', 'paid');
${receipt}2, '2026-000002', 'Pro', 1900, 'USD', '[]', 'Ada', 'ada@spotreel.test', 'refunded');
`);
  await old.migrate();
});
afterAll(() => old.close());

test('what was refunded before was refunded in full, what was paid not at all', async () => {
  const rows = await old.db.select().from(purchase).orderBy(purchase.serial);
  expect(rows.map(({ refundedMinor, refundedAt }) => [refundedMinor, refundedAt])).toEqual([
    [0, null],
    [1900, null],
  ]);
  expect((await old.db.select().from(product))[0]?.nextPlanId).toBeNull();
});

test('the name of a customer outlives the account', async () => {
  await old.db.delete(appUser).where(eq(appUser.id, 1));
  expect(await old.db.select().from(billingCustomer)).toEqual([
    expect.objectContaining({ userId: 1, customerRef: 'cus_ada', checkoutRef: null }),
  ]);
});
