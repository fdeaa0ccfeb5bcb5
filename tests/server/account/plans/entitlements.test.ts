import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entitlementsOf } from '../../../../server/account/plans/entitlements';
import { offeredPlans } from '../../../../server/account/plans/offered-plans';
import { seedPlans } from '../../../../server/account/plans/seed-plans';
import { appUser, plan, product, tenant } from '../../../../server/account/tables';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const DAY_MS = 86_400_000;
type Product = Partial<typeof product.$inferInsert>;

async function person(products: readonly Product[] = [], limits: Record<string, number> = {}) {
  const email = `p${Math.random()}@spotreel.test`;
  const userId = await server.addUser({ email, limits });
  const values = {
    tenantId: 1,
    userId,
    productType: 'recurring',
    status: 'active',
    groupName: 'G',
    groupType: 'g',
  } as const;
  for (const row of products) await server.services.db.insert(product).values({ ...values, ...row });
  const [row] = await server.services.db.select().from(appUser).where(eq(appUser.id, userId));
  if (!row) throw new Error('no user');
  return entitlementsOf(server.services.db, row, server.now);
}

async function addPlan(values: Partial<typeof plan.$inferInsert> = {}): Promise<number> {
  const row = {
    tenantId: 1,
    name: 'P',
    priceMinor: 100,
    currency: 'EUR',
    interval: 'month',
    groupName: 'P',
    groupType: 'p',
  } as const;
  const [added] = await server.services.db
    .insert(plan)
    .values({ ...row, ...values })
    .returning({ id: plan.id });
  return added?.id ?? 0;
}
const inDays = (days: number) => new Date(server.now + days * DAY_MS);

describe('what an account may do', () => {
  test('without a product: the plan for everybody, and what was agreed', async () => {
    const { db } = server.services;
    await db
      .update(plan)
      .set({ limits: { renderLimit: 7 } })
      .where(eq(plan.isDefault, true));
    const { limits, premium, plan: counted } = await person([], { organisationLimit: 2 });
    expect(limits).toMatchObject({ renderLimit: 7, organisationLimit: 2, concurrentRenderLimit: 1 });
    expect([premium, counted?.name]).toEqual([false, 'Free']);
    await db.update(plan).set({ limits: {} }).where(eq(plan.isDefault, true));
  });

  test('with a plan: its limits, permissions and templates', async () => {
    const planId = await addPlan({ limits: { renderLimit: 50 }, permissions: ['api.upsell.recipes'], premium: true });
    const { limits, permissions, premium } = await person([{ planId, expiresAt: inDays(3) }]);
    expect([limits.renderLimit, permissions, premium]).toEqual([50, ['api.upsell.recipes'], true]);
  });

  test('of several products the first by precedence that is good counts', async () => {
    const small = await addPlan({ limits: { renderLimit: 5 } });
    const large = await addPlan({ limits: { renderLimit: 90 } });
    const good = { planId: small, expiresAt: inDays(3) };
    const bought = { planId: large, productType: 'single', expiresAt: null } as const;
    expect((await person([bought, good])).limits.renderLimit).toBe(5);
    expect((await person([bought, { ...good, expiresAt: inDays(-3) }])).limits.renderLimit).toBe(90);
    expect((await person([bought, { ...good, productType: 'trial', expiresAt: inDays(-1) }])).limits.renderLimit).toBe(
      90,
    );
  });

  test('the plan that is named is the one whose limits count, not one that is overdue', async () => {
    const small = await addPlan({ name: 'Small', limits: { renderLimit: 5 } });
    const large = await addPlan({ name: 'Large', limits: { renderLimit: 90 } });
    const overdue = { planId: small, expiresAt: inDays(-3) };
    const bought = { planId: large, productType: 'single', expiresAt: null } as const;
    const both = await person([overdue, bought]);
    expect([both.planName, both.limits.renderLimit]).toEqual(['Large', 90]);
    expect((await person([overdue])).planName).toBe('Free');
    expect((await person([{ productType: 'single', expiresAt: null }])).planName).toBe('G');
  });

  test('a canceled plan counts until it ends', async () => {
    const planId = await addPlan({ limits: { renderLimit: 5 } });
    expect((await person([{ planId, status: 'cancelled', expiresAt: inDays(1) }])).limits.renderLimit).toBe(5);
    expect((await person([{ planId, status: 'cancelled', expiresAt: inDays(-1) }])).limits.renderLimit).toBe(-1);
  });

  test('products from before plans were data open premium templates', async () => {
    const { premium, plan: counted, limits } = await person([{ productType: 'single', expiresAt: null }]);
    expect([premium, counted, limits.organisationLimit]).toEqual([true, null, 1]);
  });
});

test('a tenant is offered the plans of the one above, until it has its own; those of the house where none above has any', async () => {
  const { db } = server.services;
  const [agency] = await db.insert(tenant).values({ slug: 'a', name: 'A', kind: 'agency', parentId: 1 }).returning();
  const [client] = await db
    .insert(tenant)
    .values({ slug: 'c', name: 'C', parentId: agency?.id ?? 0 })
    .returning();
  const names = async () => (await offeredPlans(db, client?.id ?? 0)).map(({ name }) => name);
  expect(await names()).toContain('Pro for life');
  const own = await addPlan({ tenantId: agency?.id ?? 0, name: 'Agency plan' });
  expect(await names()).toEqual(['Agency plan']);
  await db.update(plan).set({ archivedAt: new Date() }).where(eq(plan.id, own));
  expect(await names()).toContain('Pro for life');
  const [alone] = await db.insert(tenant).values({ slug: 'alone', name: 'Alone' }).returning();
  expect((await offeredPlans(db, alone?.id ?? 0)).map(({ name }) => name)).toEqual(await names());
});

test('the first plans are inserted once, and a change of them stays', async () => {
  const { db } = server.services;
  await db.update(plan).set({ name: 'Renamed', archivedAt: new Date() }).where(eq(plan.name, 'Pro for life'));
  const before = await db.$count(plan);
  await Promise.all([seedPlans(db), seedPlans(db)]);
  expect(await db.$count(plan)).toBe(before);
});
