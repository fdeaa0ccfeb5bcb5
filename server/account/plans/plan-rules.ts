/** Rights of a plan (docs/rules/limits-and-messages.md#plans). */
import { type AccountLimits, DEFAULT_ACCOUNT_LIMITS } from '@spotreel/sdk/internal/contract';

type Limits = Readonly<Partial<AccountLimits>>;

/** The defaults, replaced by what the plan says, replaced by what was agreed for the account. */
export function effectiveLimits(ofPlan: Limits, agreed: Limits): AccountLimits {
  return { ...DEFAULT_ACCOUNT_LIMITS, ...ofPlan, ...agreed };
}

/** Rights of a plan or an account. */
export interface Grants {
  readonly limits: Limits;
  readonly permissions: readonly string[];
  readonly premium: boolean;
  readonly countsDeviceExports: boolean;
}

/** True if `wanted` opens more than `own`: an admin of a tenant can give away only what the admin's own account has. */
export function opensMore(wanted: Grants, own: Grants): boolean {
  if (wanted.premium && !own.premium) return true;
  if (own.countsDeviceExports && !wanted.countsDeviceExports) return true;
  if (wanted.permissions.some((permission) => !own.permissions.includes(permission))) return true;
  return exceededLimits(effectiveLimits(wanted.limits, {}), effectiveLimits(own.limits, {})).length > 0;
}

/** Names of the limits in `wanted` that are higher than those of `own`; -1 is higher than any number. */
export function exceededLimits(wanted: Readonly<Record<string, unknown>>, own: AccountLimits): string[] {
  return Object.keys(wanted).filter((name) => isMore(wanted[name], own[name]));
}

function isMore(wanted: unknown, own: unknown): boolean {
  if (typeof wanted !== 'number' || typeof own !== 'number' || own < 0) return false;
  return wanted < 0 || wanted > own;
}
