import { offeredPlans, type PlanRow } from '../account/plans/offered-plans';
import type { Database } from '../platform/data/database';
import { ApiError } from '../platform/http/api-error';

/** A plan that people of the tenant are offered. The default plan is not for sale. Throws `not_found`. */
export async function findOfferedPlan(db: Database, tenantId: number, planId: number): Promise<PlanRow> {
  const found = (await offeredPlans(db, tenantId)).find(({ id }) => id === planId);
  if (!found || found.isDefault) throw new ApiError('not_found');
  return found;
}
