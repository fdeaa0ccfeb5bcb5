import { billingCalls } from '@spotreel/sdk/internal/contract';
import { and, eq } from 'drizzle-orm';
import { offeredPlans } from '../../account/plans/offered-plans';
import { planWordsFor } from '../../account/plans/plan-words';
import { appUser } from '../../account/tables';
import { ApiError } from '../../platform/http/api-error';
import { implement } from '../domain';
import { findOfferedPlan } from '../find-plan';
import { toPlanRequest } from '../plan-requests';
import { planRequest } from '../tables';
import { isSoldOnline, toBilling } from '../to-billing';
import { toPlan } from '../to-plan';

export const plans = implement(billingCalls.plans, async ({ user, context }, { db }) => {
  const say = planWordsFor(context);
  return (await offeredPlans(db, user.tenantId)).map((row) => toPlan(row, say));
});

export const billing = implement(billingCalls.billing, ({ user, context }, services) =>
  toBilling(services, user.row, context),
);

export const requestPlan = implement(billingCalls.requestPlan, async ({ params, body, user, context }, services) => {
  const { db, clock } = services;
  const plan = await findOfferedPlan(db, user.tenantId, params.planId);
  if (await isSoldOnline(services, plan.tenantId)) throw new ApiError('payment_online');
  const row = await db.transaction(async (tx) => {
    // two requests at once take turns: one stays open
    await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, user.id)).for('no key update');
    const open = and(eq(planRequest.userId, user.id), eq(planRequest.status, 'open'));
    await tx.update(planRequest).set({ status: 'withdrawn' }).where(open);
    const values = { tenantId: user.tenantId, userId: user.id, planId: plan.id, note: body.note };
    const [added] = await tx
      .insert(planRequest)
      .values({ ...values, createdAt: new Date(clock.now()) })
      .returning();
    return added;
  });
  if (!row) throw new Error('The request was not stored');
  return toPlanRequest(row, plan, planWordsFor(context));
});

export const withdrawPlanRequest = implement(
  billingCalls.withdrawPlanRequest,
  async ({ params: { requestId }, user }, { db }) => {
    const own = and(eq(planRequest.id, requestId), eq(planRequest.userId, user.id), eq(planRequest.status, 'open'));
    const gone = await db.update(planRequest).set({ status: 'withdrawn' }).where(own).returning({ id: planRequest.id });
    if (gone.length === 0) throw new ApiError('not_found');
    return { withdrawn: true };
  },
);
