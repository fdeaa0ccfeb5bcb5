import { type AccountLimits, DEFAULT_ACCOUNT_LIMITS, type TenantUserDraft } from '@spotreel/sdk/contract';
import { eq } from 'drizzle-orm';
import { limitsOf } from '../../account/plans/entitlements';
import { appUser } from '../../account/tables';
import type { Database } from '../../platform/data/database';
import { invalidFields } from '../../platform/http/api-error';
import type { KeyCaller } from '../keys/key-caller';

/** Throws `validation_failed` for limits above those of the admin who made the key. */
export async function requireWithinOwn(
  db: Database,
  { createdBy }: KeyCaller,
  limits: NonNullable<TenantUserDraft['limits']>,
  nowMs: number,
): Promise<void> {
  if (Object.keys(limits).length === 0) return;
  const own = await ownLimits(db, createdBy, nowMs);
  const details: Record<string, string[]> = {};
  for (const [name, value] of Object.entries(limits)) {
    const most = own[name];
    if (typeof most !== 'number' || value === undefined || rank(value) <= rank(most)) continue;
    details[`limits.${name}`] = [`Your account allows at most ${most}.`];
  }
  if (Object.keys(details).length > 0) throw invalidFields(details);
}

async function ownLimits(db: Database, userId: number | null, nowMs: number): Promise<AccountLimits> {
  if (userId === null) return DEFAULT_ACCOUNT_LIMITS;
  const [maker] = await db.select().from(appUser).where(eq(appUser.id, userId));
  return maker ? limitsOf(db, maker, nowMs) : DEFAULT_ACCOUNT_LIMITS;
}

/** -1 is more than any number. */
function rank(limit: number): number {
  return limit < 0 ? Number.POSITIVE_INFINITY : limit;
}
