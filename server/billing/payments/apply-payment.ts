/** Writes what the payment provider says into products and purchases. */
import { and, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { PlanRow } from '../../account/plans/offered-plans';
import { isActive, type ProductRow } from '../../account/plans/products';
import type { UserRow } from '../../account/session/authenticate';
import { appUser, plan, product } from '../../account/tables';
import type { Database } from '../../platform/data/database';
import { addPurchase } from '../receipts/add-purchase';
import type { ReceiptSettings } from '../receipts/receipt-settings';
import { billingCustomer, purchase } from '../tables';
import type { ChargeState, CheckoutState, Payment, Sale, SubscriptionState } from './online-payments';
import { endSale, isCharged, isSecondSubscription, type SaleEndings } from './stray-subscription';

/**
 * `askedAt`: when the state was asked for. One that was asked for earlier than what is stored changes nothing: whatever
 * changed since has its own event. A second subscription of a person, and one that a deleted account bought, are ended and
 * paid back. Undefined: no account has it, or another server sold it.
 */
export async function applySubscription(
  tx: Database,
  endings: SaleEndings,
  state: SubscriptionState,
  askedAt: Date,
): Promise<ProductRow | undefined> {
  const { ref, status, sale } = state;
  const sold = await soldTo(tx, state);
  if (!sold || !sale || status === 'none') return undefined;
  const [known] = await tx.select().from(product).where(eq(product.providerRef, ref));
  const isNew =
    isCharged(state, askedAt) && !(known && (known.status === 'overdue' || isActive(known, askedAt.getTime())));
  const ended = { kind: 'subscription', ref, isPaidBack: true } as const;
  if (sold === 'gone') {
    // what the account had was ended when it was deleted
    if (isNew && !known) await endSale(tx, endings, sale.userId, ended, 'the account was deleted');
    return undefined;
  }
  if (isNew && (await isSecondSubscription(tx, endings, sale.userId, ref, askedAt))) {
    await endSale(tx, endings, sale.userId, ended, 'the person has a subscription');
    return upsert(tx, sold, ref, { ...termOf(state), status: 'cancelled', expiresAt: askedAt, syncedAt: askedAt });
  }
  const nextPlanId = await knownPlanId(tx, state.nextPlanId);
  return upsert(tx, sold, ref, { ...termOf(state), nextPlanId, syncedAt: askedAt });
}

async function knownPlanId(tx: Database, planId: number | undefined): Promise<number | null> {
  if (planId === undefined) return null;
  const [known] = await tx.select({ id: plan.id }).from(plan).where(eq(plan.id, planId));
  return known?.id ?? null;
}

function termOf({ status, endsAt }: SubscriptionState) {
  const productType = status === 'trial' ? ('trial' as const) : ('recurring' as const);
  return {
    productType,
    status: status === 'cancelled' || status === 'overdue' ? status : ('active' as const),
    expiresAt: endsAt,
  };
}

/** A plan that is paid once. Nothing changes while it is not paid, or if this server did not sell it. */
export async function applyCheckout(
  tx: Database,
  endings: SaleEndings,
  settings: ReceiptSettings,
  checkout: CheckoutState,
  askedAt: Date,
): Promise<void> {
  const { sale, payment } = checkout;
  const sold = await soldTo(tx, checkout);
  if (!sold || !sale || !payment) return;
  const [known] = await tx.select().from(product).where(eq(product.providerRef, payment.ref));
  if (sold === 'gone') {
    if (known) return;
    return endSale(tx, endings, sale.userId, { kind: 'payment', ref: payment.ref }, 'the account was deleted');
  }
  const values = { productType: 'single' as const, status: 'active' as const, expiresAt: null, syncedAt: askedAt };
  const row = known ?? (await upsert(tx, sold, payment.ref, values));
  if (row) await enterPayment(tx, settings, sold, row, payment);
}

/** A payment for a subscription whose product is stored. */
export async function applyInvoice(
  tx: Database,
  settings: ReceiptSettings,
  state: SubscriptionState,
  row: ProductRow,
  payment: Payment,
): Promise<void> {
  const sold = await soldTo(tx, state);
  if (sold && sold !== 'gone') await enterPayment(tx, settings, sold, row, payment);
}

/** Writes a refund to the receipt; a plan that was paid once ends when it is all refunded. */
export async function applyRefund(tx: Database, { paymentRefs, refundedMinor }: ChargeState, now: Date): Promise<void> {
  if (paymentRefs.length === 0) return;
  const paid = inArray(purchase.providerRef, [...paymentRefs]);
  const isFull = sql`case when ${refundedMinor}::bigint >= amount_minor then 'refunded' else 'paid' end`;
  await tx
    .update(purchase)
    .set({ refundedMinor, refundedAt: refundedMinor > 0 ? now : null, status: isFull })
    .where(and(paid, ne(purchase.refundedMinor, refundedMinor)));
  const [refunded] = await tx
    .select()
    .from(purchase)
    .where(and(paid, eq(purchase.status, 'refunded')));
  if (!refunded) return;
  const once = and(inArray(product.providerRef, [...paymentRefs]), eq(product.productType, 'single'));
  await tx
    .update(product)
    .set({ status: 'cancelled', expiresAt: now })
    .where(and(once, ne(product.status, 'cancelled')));
}

type Term = Pick<typeof product.$inferInsert, 'productType' | 'status' | 'expiresAt' | 'nextPlanId'> & {
  readonly syncedAt: Date;
};

async function upsert(
  tx: Database,
  { person, plan: sold }: Sold,
  ref: string,
  term: Term,
): Promise<ProductRow | undefined> {
  const group = { planId: sold.id, groupName: sold.groupName, groupType: sold.groupType };
  const owner = { tenantId: person.tenantId, userId: person.id, provider: 'stripe' as const, providerRef: ref };
  const [added] = await tx
    .insert(product)
    .values({ ...owner, ...group, ...term })
    .onConflictDoNothing()
    .returning();
  if (added) return added;
  const isNewer = or(isNull(product.syncedAt), lte(product.syncedAt, term.syncedAt));
  await tx
    .update(product)
    .set({ ...group, ...term })
    .where(and(eq(product.providerRef, ref), isNewer));
  const [row] = await tx.select().from(product).where(eq(product.providerRef, ref));
  return row;
}

async function enterPayment(
  tx: Database,
  settings: ReceiptSettings,
  { person, plan: sold }: Sold,
  row: ProductRow,
  { ref, amountMinor, taxMinor, currency, at, refundedMinor }: Payment,
): Promise<void> {
  await addPurchase(tx, settings, {
    buyer: person,
    sellerId: sold.tenantId,
    productId: row.id,
    planName: sold.name,
    amountMinor,
    ...(taxMinor > 0 && { taxMinor }),
    currency,
    at,
    refundedMinor,
    providerRef: ref,
  });
}

/** The buyer of a sale of the payment provider. */
interface Sold {
  readonly person: UserRow;
  readonly plan: PlanRow;
}

/**
 * `gone`: this server sold it to an account that was deleted since. Undefined: another server did. The person is locked
 * until the transaction `tx` ends, so that an account is not deleted while it is given a plan.
 */
async function soldTo(
  tx: Database,
  { sale, customerRef }: { readonly sale: Sale | undefined; readonly customerRef: string | undefined },
): Promise<Sold | 'gone' | undefined> {
  if (!sale) return undefined;
  const [person] = await tx.select().from(appUser).where(eq(appUser.id, sale.userId)).for('no key update');
  if (!person || person.deletedAt) return (await isCustomer(tx, sale.userId, customerRef)) ? 'gone' : undefined;
  const [sold] = await tx.select().from(plan).where(eq(plan.id, sale.planId));
  return sold ? { person, plan: sold } : undefined;
}

async function isCustomer(tx: Database, userId: number, customerRef: string | undefined): Promise<boolean> {
  const [known] = await tx.select().from(billingCustomer).where(eq(billingCustomer.userId, userId));
  return known !== undefined && known.customerRef === customerRef;
}
