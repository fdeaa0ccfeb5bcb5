import { billingCalls } from '@spotreel/sdk/contract';
import { offeredPlans } from '../../account/plans/offered-plans';
import { implement } from '../implement';
import { toPlan } from '../to-plan';

export const plans = implement(billingCalls.plans, async ({ user }, { db }) =>
  (await offeredPlans(db, user.tenantId)).map(toPlan),
);
