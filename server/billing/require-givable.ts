import { entitlementsOf } from '../account/plans/entitlements';
import { type Grants, opensMore } from '../account/plans/plan-rules';
import type { UserRow } from '../account/session/authenticate';
import type { Database } from '../platform/data/database';
import { ApiError } from '../platform/http/api-error';

/** Operators may give anything, other admins what their own account has. Throws `plan_too_large`. */
export async function requireGivable(db: Database, admin: UserRow, plan: Grants, nowMs: number): Promise<void> {
  if (admin.role === 'operator') return;
  if (opensMore(plan, await entitlementsOf(db, admin, nowMs))) throw new ApiError('plan_too_large');
}
