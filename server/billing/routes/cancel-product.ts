import { billingCalls } from '@spotreel/sdk/internal/contract';
import { and, eq } from 'drizzle-orm';
import { isActive, type ProductRow } from '../../account/plans/products';
import type { CurrentUser } from '../../account/session/authenticate';
import { product } from '../../account/tables';
import { ApiError } from '../../platform/http/api-error';
import { type BillingServices, implement } from '../domain';
import { applySubscription } from '../payments/apply-payment';
import { toBilling } from '../to-billing';

export const cancelProduct = implement(billingCalls.cancelProduct, async ({ params, user, context }, services) => {
  await setCancelled(services, user, params.productId, true);
  return toBilling(services, user.row, context);
});

export const resumeProduct = implement(billingCalls.resumeProduct, async ({ params, user, context }, services) => {
  await setCancelled(services, user, params.productId, false);
  return toBilling(services, user.row, context);
});

async function setCancelled(
  services: BillingServices,
  user: CurrentUser,
  productId: number,
  isCancelled: boolean,
): Promise<void> {
  const { db, clock, payments } = services;
  const own = and(eq(product.id, productId), eq(product.userId, user.id));
  const [row] = await db.select().from(product).where(own);
  if (!row) throw new ApiError('not_found');
  if (!isRenewed(row, clock.now())) throw new ApiError('subscription_over');
  if (row.provider === 'manual') {
    await db
      .update(product)
      .set({ status: isCancelled ? 'cancelled' : 'active' })
      .where(own);
    return;
  }
  if (!payments || row.providerRef === null) throw new ApiError('payment_unavailable');
  const askedAt = new Date(clock.now());
  const state = await payments.setCancelled(row.providerRef, isCancelled);
  await db.transaction((tx) => applySubscription(tx, services, state, askedAt));
}

/** True if the product is paid for again and again, and is valid now. */
function isRenewed(row: ProductRow, nowMs: number): boolean {
  return row.productType !== 'single' && row.expiresAt !== null && isActive(row, nowMs);
}
