import type { CurrentUser } from '../auth/authenticate';
import type { Database } from '../data/database';
import { ApiError } from '../http/api-error';
import { isActive, productsOf } from '../users/products';

/** Throws `premium_required` when the template belongs to a paid plan and the account has no active product. */
export async function requireTier(db: Database, user: CurrentUser, tier: 'free' | 'premium', nowMs: number) {
  if (tier === 'free') return;
  const products = await productsOf(db, user.id);
  if (!products.some((product) => isActive(product, nowMs))) throw new ApiError('premium_required');
}
