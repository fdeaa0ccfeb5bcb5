import { billingCalls } from '@spotreel/sdk/internal/contract';
import { and, eq } from 'drizzle-orm';
import { planInEnglish, planWordsFor } from '../../account/plans/plan-words';
import { isActive } from '../../account/plans/products';
import type { CurrentUser } from '../../account/session/authenticate';
import { product } from '../../account/tables';
import { ApiError } from '../../platform/http/api-error';
import { type BillingServices, implement } from '../domain';
import { findOfferedPlan } from '../find-plan';
import { applySubscription } from '../payments/apply-payment';
import type { OnlinePayments, SubscriptionState } from '../payments/online-payments';
import { costsOfSwitching, switchingTo } from '../switching/plan-switching';
import { toBilling } from '../to-billing';

/** Costs that were shown longer ago are worked out again. */
const SHOWN_FOR_MS = 30 * 60_000;

export const previewPlanSwitch = implement(
  billingCalls.previewPlanSwitch,
  async ({ params, user, context }, services) => {
    const plan = await findOfferedPlan(services.db, user.tenantId, params.planId);
    const payments = paymentsFor(services, user);
    const nowMs = services.clock.now();
    const switching = await switchingTo(services.db, user.row, plan, { at: new Date(nowMs), nowMs });
    return costsOfSwitching(payments, switching, planWordsFor(context));
  },
);

export const switchPlan = implement(billingCalls.switchPlan, async ({ params, body, user, context }, services) => {
  const plan = await findOfferedPlan(services.db, user.tenantId, params.planId);
  const payments = paymentsFor(services, user);
  const nowMs = services.clock.now();
  const at = new Date(body.pricedAt);
  const ageMs = nowMs - at.getTime();
  if (ageMs < 0 || ageMs > SHOWN_FOR_MS) throw new ApiError('switch_outdated');
  const switching = await switchingTo(services.db, user.row, plan, { at, nowMs });
  // the person pays what was shown, or is shown it again
  const { dueMinor, takesEffect } = await costsOfSwitching(payments, switching, planInEnglish);
  if (dueMinor !== body.dueMinor) throw new ApiError('switch_outdated');
  const { subscriptionRef, terms } = switching;
  const change = takesEffect === 'now' ? payments.switchNow : payments.switchAtEnd;
  await applyState(services, nowMs, await change(subscriptionRef, terms));
  return toBilling(services, user.row, context);
});

export const keepPlan = implement(billingCalls.keepPlan, async ({ params, user, context }, services) => {
  const own = and(eq(product.id, params.productId), eq(product.userId, user.id));
  const [held] = await services.db.select().from(product).where(own);
  if (!held) throw new ApiError('not_found');
  const payments = paymentsFor(services, user);
  const nowMs = services.clock.now();
  const isOnce = held.productType === 'single';
  if (!held.providerRef || isOnce || !isActive(held, nowMs)) throw new ApiError('subscription_over');
  await applyState(services, nowMs, await payments.keepPlan(held.providerRef));
  return toBilling(services, user.row, context);
});

/** Only the person decides what is charged, not those who act as the person. Throws `forbidden` and `payment_offline`. */
function paymentsFor({ payments }: BillingServices, user: CurrentUser): OnlinePayments {
  if (user.actor) throw new ApiError('forbidden');
  if (!payments) throw new ApiError('payment_offline');
  return payments;
}

async function applyState(services: BillingServices, askedAtMs: number, state: SubscriptionState): Promise<void> {
  await services.db.transaction((tx) => applySubscription(tx, services, state, new Date(askedAtMs)));
}
