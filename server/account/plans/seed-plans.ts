/** The plans that a server begins with. They are inserted once: what the operator changes or archives stays so. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { defaultTenantId } from '../default-tenant';
import { plan, tenant } from '../tables';

export async function seedPlans(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const tenantId = await defaultTenantId(tx);
    // two servers that start at once take turns
    await tx.select({ id: tenant.id }).from(tenant).where(eq(tenant.id, tenantId)).for('no key update');
    const [held] = await tx.select({ id: plan.id }).from(plan).where(eq(plan.tenantId, tenantId)).limit(1);
    if (held) return;
    await tx.insert(plan).values(FIRST_PLANS.map((row, position) => ({ ...row, tenantId, position })));
  });
}

const PRO = {
  currency: 'USD',
  groupName: 'Spotreel Pro',
  groupType: 'pro',
  premium: true,
  permissions: ['api.upsell.recipes', 'api.feature.academy'],
  limits: {
    concurrentRenderLimit: 3,
    backgroundRemovalLimit: 200,
    recipeDurationLimit: 600,
    additionalIngredientLimit: 10,
    organisationLimit: 5,
    publishingPlatformLimit: 5,
    storageLimit: 100,
  },
} as const;

type PlanValues = Omit<typeof plan.$inferInsert, 'tenantId' | 'position'>;

const FIRST_PLANS: readonly PlanValues[] = [
  {
    name: 'Free',
    description: 'Make your first videos.',
    priceMinor: 0,
    currency: 'USD',
    interval: 'month',
    groupName: 'Free',
    groupType: 'free',
    isDefault: true,
  },
  pro({
    name: 'Pro',
    description: 'For regular posts. Cancel any time.',
    priceMinor: 29_00,
    interval: 'month',
    trialDays: 7,
  }),
  pro({ name: 'Pro', description: 'Two months free.', priceMinor: 290_00, interval: 'year', trialDays: 7 }),
  pro({ name: 'Pro for life', description: 'Pay once, use it for good.', priceMinor: 790_00, interval: 'once' }),
];

function pro(values: Pick<PlanValues, 'name' | 'description' | 'priceMinor' | 'interval' | 'trialDays'>): PlanValues {
  return { ...PRO, permissions: [...PRO.permissions], ...values };
}
