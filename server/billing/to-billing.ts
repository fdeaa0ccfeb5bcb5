import type { Billing } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import { entitlementsOf } from '../account/plans/entitlements';
import { houseId, sellerTenantId } from '../account/plans/offered-plans';
import { planWordsFor } from '../account/plans/plan-words';
import type { UserRow } from '../account/session/authenticate';
import type { Database } from '../platform/data/database';
import type { RequestContext } from '../platform/http/request-context';
import type { BillingServices } from './domain';
import { newestRequest } from './plan-requests';
import { heldProducts } from './products/held-products';
import { billingCustomer } from './tables';

/** Payment method, plans and purchases of the account. */
export async function toBilling(
  services: BillingServices,
  user: UserRow,
  context: Pick<RequestContext, 'raw'>,
): Promise<Billing> {
  const say = planWordsFor(context);
  const { db, clock, payments } = services;
  const nowMs = clock.now();
  const [customer] = await db.select().from(billingCustomer).where(eq(billingCustomer.userId, user.id));
  const { plan } = await entitlementsOf(db, user, nowMs);
  return {
    provider: (await isSoldOnline(services, await sellerTenantId(db, user.tenantId))) ? 'stripe' : 'manual',
    currentPlanId: plan?.id ?? null,
    products: await heldProducts(db, user.id, nowMs, say),
    request: await newestRequest(db, user.id, say),
    hasPortal: payments !== undefined && customer !== undefined,
  };
}

/** The payment provider's account is the house's: what other tenants sell, they grant by hand. */
export async function isSoldOnline(
  { payments, db }: Pick<BillingServices, 'payments'> & { readonly db: Database },
  sellerId: number,
): Promise<boolean> {
  return payments !== undefined && sellerId === (await houseId(db));
}
