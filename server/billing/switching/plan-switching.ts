/** Changes of plan of a subscription that the payment provider bills. */
import type { PlanSwitch } from '@spotreel/sdk/internal/contract';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { PlanRow } from '../../account/plans/offered-plans';
import type { SayPlan } from '../../account/plans/plan-words';
import { isActive, type ProductRow } from '../../account/plans/products';
import type { UserRow } from '../../account/session/authenticate';
import { plan, product } from '../../account/tables';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import type { NewTerms, OnlinePayments } from '../payments/online-payments';
import { endOfTerm } from '../products/term';
import { toPlan } from '../to-plan';
import { whenItSwitches } from './when-it-switches';

export interface Switching {
  readonly subscriptionRef: string;
  readonly takesEffect: PlanSwitch['takesEffect'];
  readonly terms: NewTerms;
  readonly from: PlanRow;
  readonly to: PlanRow;
  readonly held: ProductRow;
  readonly endsAt: Date;
}

/** Switch of the subscription to a plan that is offered. Throws `subscription_over` and `plan_not_switchable`. */
export async function switchingTo(
  db: Database,
  user: Pick<UserRow, 'id'>,
  to: PlanRow,
  { at, nowMs }: { readonly at: Date; readonly nowMs: number },
): Promise<Switching> {
  const held = await runningSubscription(db, user.id, nowMs);
  if (!held?.providerRef || !held.expiresAt || held.planId === null) throw new ApiError('subscription_over');
  const [from] = await db.select().from(plan).where(eq(plan.id, held.planId));
  if (!from) throw new ApiError('subscription_over');
  const when = to.id === from.id ? undefined : whenItSwitches(from, to);
  if (!when) throw new ApiError('plan_not_switchable');
  const { name, priceMinor, currency, interval } = to;
  return {
    subscriptionRef: held.providerRef,
    // a trial costs nothing yet
    takesEffect: held.productType === 'trial' ? 'now' : when,
    terms: { userId: user.id, planId: to.id, name, priceMinor, currency, interval, at },
    from,
    to,
    held,
    endsAt: held.expiresAt,
  };
}

/** Costs that are shown before the person confirms. */
export async function costsOfSwitching(
  payments: OnlinePayments,
  switching: Switching,
  say: SayPlan,
): Promise<PlanSwitch> {
  const { subscriptionRef, takesEffect, terms, to, endsAt } = switching;
  const isNow = takesEffect === 'now';
  const costs = isNow ? await payments.switchCosts(subscriptionRef, terms) : { dueMinor: 0, creditMinor: 0 };
  return {
    plan: toPlan(to, say),
    takesEffect,
    at: (isNow ? terms.at : endsAt).toISOString(),
    ...costs,
    nextAt: nextChargeOf(switching).toISOString(),
    nextMinor: to.priceMinor,
    currency: to.currency,
    pricedAt: terms.at.toISOString(),
  };
}

/** Another interval begins at once; a trial and the same interval run to their end. */
function nextChargeOf({ takesEffect, terms, from, to, held, endsAt }: Switching): Date {
  const isNewTerm = takesEffect === 'now' && held.productType !== 'trial' && from.interval !== to.interval;
  return (isNewTerm ? endOfTerm(to.interval, terms.at.getTime()) : undefined) ?? endsAt;
}

/** Subscription of the person at the payment provider that is valid now. */
async function runningSubscription(db: Database, userId: number, nowMs: number): Promise<ProductRow | undefined> {
  const billed = and(eq(product.userId, userId), eq(product.provider, 'stripe'), ne(product.productType, 'single'));
  const rows = await db.select().from(product).where(billed).orderBy(desc(product.id));
  return rows.find((row) => isActive(row, nowMs));
}
