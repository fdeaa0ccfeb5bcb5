import { DEFAULT_ACCOUNT_LIMITS } from '@spotreel/sdk/internal/contract';
import type { Database } from '../../platform/data/database';
import { invalidFields } from '../../platform/http/api-error';
import type { UserRow } from '../session/authenticate';
import { limitsOf } from './entitlements';
import { exceededLimits } from './plan-rules';

/**
 * An admin sets no limit above the one of the own account; an operator may set any. `admin`: undefined for an account
 * that is gone, which counts as one with the default limits. Throws `validation_failed`.
 */
export async function requireWithinOwnLimits(
  db: Database,
  admin: UserRow | undefined,
  limits: Readonly<Record<string, number | undefined>>,
  nowMs: number,
): Promise<void> {
  if (admin?.role === 'operator' || Object.keys(limits).length === 0) return;
  const own = admin ? await limitsOf(db, admin, nowMs) : DEFAULT_ACCOUNT_LIMITS;
  const exceeded = exceededLimits(limits, own);
  if (exceeded.length === 0) return;
  throw invalidFields(
    Object.fromEntries(exceeded.map((name) => [`limits.${name}`, [`Your own limit is ${own[name]}.`]])),
  );
}
