import { billingCalls } from '@spotreel/sdk/internal/contract';
import { offeredPlans } from '../../account/plans/offered-plans';
import { planWordsFor } from '../../account/plans/plan-words';
import { implement } from '../implement';
import { toPlan } from '../to-plan';

export const plans = implement(billingCalls.plans, async ({ user, context }, { db }) => {
  const say = planWordsFor(context);
  return (await offeredPlans(db, user.tenantId)).map((row) => toPlan(row, say));
});
