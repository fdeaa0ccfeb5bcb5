import { billingCalls } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import { displayName } from '../../account/person-name';
import type { UserRow } from '../../account/session/authenticate';
import { product } from '../../account/tables';
import { ApiError } from '../../platform/http/api-error';
import { type BillingServices, implement } from '../domain';
import { findOfferedPlan } from '../find-plan';
import { type Customer, keepCheckout, settleCheckout } from '../payments/one-checkout';
import type { OnlinePayments } from '../payments/online-payments';
import { heldProducts } from '../products/held-products';
import { billingCustomer } from '../tables';
import { isSoldOnline } from '../to-billing';

export const beginCheckout = implement(billingCalls.beginCheckout, async ({ params, user, context }, services) => {
  if (user.actor) throw new ApiError('forbidden');
  const { db, payments } = services;
  const plan = await findOfferedPlan(db, user.tenantId, params.planId);
  if (!payments || !(await isSoldOnline(services, plan.tenantId))) throw new ApiError('payment_offline');
  const customer = await customerOf(services, payments, user.row);
  await settleCheckout(services, payments, customer.checkoutRef);
  if (plan.interval !== 'once') await requireNoSubscription(services, user.row);
  // one trial a group of plans, whatever comes after it
  const hadTrial = await db.$count(product, eq(product.userId, user.id));
  const { id: planId, name, priceMinor, currency, interval } = plan;
  const { ref, url } = await payments.beginCheckout({
    customerRef: customer.customerRef,
    userId: user.id,
    planId,
    name,
    priceMinor,
    currency,
    interval,
    trialDays: hadTrial > 0 ? 0 : plan.trialDays,
    successUrl: `${context.baseUrl}/account/payment?checkout=done`,
    cancelUrl: `${context.baseUrl}/account/plans`,
  });
  await db.transaction((tx) =>
    keepCheckout(tx, services.jobs, { ...customer, checkoutRef: ref }, customer.checkoutRef),
  );
  return { url };
});

export const openPaymentPortal = implement(
  billingCalls.openPaymentPortal,
  async ({ user, context }, { db, payments }) => {
    // it shows cards and addresses
    if (user.actor) throw new ApiError('forbidden');
    const [customer] = await db.select().from(billingCustomer).where(eq(billingCustomer.userId, user.id));
    if (!payments || !customer) throw new ApiError('payment_offline');
    return { url: await payments.openPortal(customer.customerRef, `${context.baseUrl}/account/payment`) };
  },
);

async function customerOf({ db }: BillingServices, payments: OnlinePayments, user: UserRow): Promise<Customer> {
  const own = eq(billingCustomer.userId, user.id);
  const [known] = await db.select().from(billingCustomer).where(own);
  if (known) return known;
  const { id, email } = user;
  const customerRef = await payments.createCustomer({ id, email, name: displayName(user) });
  await db.insert(billingCustomer).values({ userId: id, customerRef }).onConflictDoNothing();
  const [stored] = await db.select().from(billingCustomer).where(own);
  return stored ?? { userId: id, customerRef, checkoutRef: null };
}

/** Throws `subscription_exists`. */
async function requireNoSubscription({ db, clock }: BillingServices, user: UserRow): Promise<void> {
  const held = await heldProducts(db, user.id, clock.now());
  const paysAlready = held.some(({ provider, isActive, productType, status }) => {
    return provider === 'stripe' && isActive && productType !== 'single' && status !== 'cancelled';
  });
  if (paysAlready) throw new ApiError('subscription_exists');
}
