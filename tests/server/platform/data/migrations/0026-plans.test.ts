import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entitlementsOf } from '../../../../../server/account/plans/entitlements';
import { seedPlans } from '../../../../../server/account/plans/seed-plans';
import { appUser, plan, product } from '../../../../../server/account/tables';
import { plans } from '../../../../../server/platform/data/migrations/0026-plans';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(plans);
  await old.fill(`
update tenant set slug = 'default';
insert into product (tenant_id, user_id, product_type, status, group_name, group_type) values (1, 1, 'single', 'active', 'Spotreel Pro', 'pro');
`);
  await old.migrate();
  await seedPlans(old.db);
});
afterAll(() => old.close());

test('products of before stay, without a plan, and open what they opened', async () => {
  const [held] = await old.db.select().from(product);
  expect(held).toMatchObject({ groupName: 'Spotreel Pro', planId: null });
  const [ada] = await old.db.select().from(appUser).where(eq(appUser.id, 1));
  if (!ada) throw new Error('nobody');
  expect(await entitlementsOf(old.db, ada, Date.now())).toMatchObject({ premium: true, plan: null });
});

test('a data folder of before gets the first plans', async () => {
  expect((await old.db.select().from(plan)).map(({ name, interval }) => `${name} ${interval}`)).toEqual([
    'Free month',
    'Pro month',
    'Pro year',
    'Pro for life once',
  ]);
});
