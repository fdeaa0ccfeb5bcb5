import { type AccountLimits, DEFAULT_ACCOUNT_LIMITS } from '@spotreel/sdk/contract';
import type { UserRow } from './session/authenticate';

/** What the account may do: the defaults of the product, and what was agreed for this account. -1 is without limit. */
export function limitsOf({ limits }: Pick<UserRow, 'limits'>): AccountLimits {
  return { ...DEFAULT_ACCOUNT_LIMITS, ...limits };
}
