import { type AccountLimits, type PlanDraft, planAdministrationCalls } from '@spotreel/sdk/internal/contract';
import { and, asc, eq, max } from 'drizzle-orm';
import { plansOnSale, sellerTenantId } from '../../account/plans/offered-plans';
import type { CurrentUser } from '../../account/session/authenticate';
import { plan } from '../../account/tables';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import { type BillingServices, implement } from '../domain';
import { requireGivable } from '../require-givable';
import { toManagedPlan } from '../to-plan';

export const managedPlans = implement(planAdministrationCalls.managedPlans, async ({ user }, { db }) => {
  const rows = await db
    .select()
    .from(plan)
    .where(eq(plan.tenantId, user.tenantId))
    .orderBy(asc(plan.position), asc(plan.id));
  const sellerId = await sellerTenantId(db, user.tenantId);
  const inherited = sellerId === user.tenantId ? [] : await plansOnSale(db, sellerId);
  return { plans: rows.map(toManagedPlan), inherited: inherited.map(toManagedPlan) };
});

export const createPlan = implement(planAdministrationCalls.createPlan, ({ body, user }, services) =>
  changePlans(services, user, body, async (tx, values) => {
    const [last] = await tx
      .select({ position: max(plan.position) })
      .from(plan)
      .where(eq(plan.tenantId, user.tenantId));
    const position = (last?.position ?? -1) + 1;
    const [row] = await tx
      .insert(plan)
      .values({ ...values, tenantId: user.tenantId, position })
      .returning();
    return row;
  }),
);

export const updatePlan = implement(planAdministrationCalls.updatePlan, ({ params, body, user }, services) =>
  changePlans(services, user, body, async (tx, values) => {
    const own = and(eq(plan.id, params.planId), eq(plan.tenantId, user.tenantId));
    const [before] = await tx.select().from(plan).where(own).for('update');
    if (!before) throw new ApiError('not_found');
    const archivedAt = body.isArchived ? (before.archivedAt ?? values.archivedAt) : null;
    const [row] = await tx
      .update(plan)
      .set({ ...values, archivedAt })
      .where(own)
      .returning();
    return row;
  }),
);

type Values = ReturnType<typeof valuesOf>;
type PlanRow = typeof plan.$inferSelect;

async function changePlans(
  { db, clock }: BillingServices,
  user: CurrentUser,
  draft: PlanDraft,
  write: (tx: Database, values: Values) => Promise<PlanRow | undefined>,
) {
  const values = valuesOf(draft, new Date(clock.now()));
  await requireGivable(db, user.row, values, clock.now());
  const row = await db.transaction(async (tx) => {
    if (draft.isDefault && !draft.isArchived) {
      // there is one default plan: the former gives way
      await tx.update(plan).set({ isDefault: false }).where(eq(plan.tenantId, user.tenantId));
    }
    return write(tx, values);
  });
  if (!row) throw new Error('The plan was not stored');
  return toManagedPlan(row);
}

function valuesOf({ productGroup, isArchived, limits: stated, ...draft }: PlanDraft, now: Date) {
  const limits: Partial<AccountLimits> = Object.fromEntries(
    Object.entries(stated).filter(([, value]) => value !== undefined),
  );
  const { name: groupName, type: groupType } = productGroup;
  return { ...draft, limits, groupName, groupType, archivedAt: isArchived ? now : null };
}
