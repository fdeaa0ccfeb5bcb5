/** Writes what the payment provider says into products and purchases. */
import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import type { PlanRow } from '../../account/plans/offered-plans';
import type { ProductRow } from '../../account/products';
import type { UserRow } from '../../account/session/authenticate';
import { appUser, plan, product } from '../../account/tables';
import type { Database } from '../../platform/data/database';
import { addPurchase } from '../receipts/add-purchase';
import type { ReceiptSettings } from '../receipts/receipt-settings';
import { purchase } from '../tables';
import type { ChargeState, CheckoutState, Payment, Sale, SubscriptionState } from './online-payments';

interface Sold {
  readonly person: UserRow;
  readonly plan: PlanRow;
}

/**
 * `askedAt`: when the state was asked for. One that was asked for earlier than what is stored changes nothing: whatever
 * changed since has its own event. Undefined: this server did not sell it, or its account is gone.
 */
export async function applySubscription(
  tx: Database,
  state: SubscriptionState,
  askedAt: Date,
): Promise<ProductRow | undefined> {
  const sold = await soldTo(tx, state.sale);
  if (!sold || state.status === 'none') return undefined;
  const isTrial = state.status === 'trial';
  const values = {
    productType: isTrial ? ('trial' as const) : ('recurring' as const),
    status: state.status === 'trial' ? ('active' as const) : state.status,
    expiresAt: state.endsAt,
    syncedAt: askedAt,
  };
  return upsert(tx, sold, state.ref, values);
}

/** A plan that is paid once. Nothing changes while it is not paid, or if this server did not sell it. */
export async function applyCheckout(
  tx: Database,
  settings: ReceiptSettings,
  { sale, payment }: CheckoutState,
  askedAt: Date,
): Promise<void> {
  const sold = await soldTo(tx, sale);
  if (!sold || !payment) return;
  const values = { productType: 'single' as const, status: 'active' as const, expiresAt: null, syncedAt: askedAt };
  const [known] = await tx.select().from(product).where(eq(product.providerRef, payment.ref));
  const row = known ?? (await upsert(tx, sold, payment.ref, values));
  if (row) await enterPayment(tx, settings, sold, row, payment);
}

/** A payment for a subscription whose product is stored. */
export async function applyInvoice(
  tx: Database,
  settings: ReceiptSettings,
  sale: Sale | undefined,
  row: ProductRow,
  payment: Payment,
): Promise<void> {
  const sold = await soldTo(tx, sale);
  if (sold) await enterPayment(tx, settings, sold, row, payment);
}

/** What was paid back: the receipt says so, and a plan that was paid once ends. */
export async function applyRefund(tx: Database, { paymentRefs, isRefunded }: ChargeState, now: Date): Promise<void> {
  if (!isRefunded || paymentRefs.length === 0) return;
  const refs = [...paymentRefs];
  await tx.update(purchase).set({ status: 'refunded' }).where(inArray(purchase.providerRef, refs));
  const once = and(inArray(product.providerRef, refs), eq(product.productType, 'single'));
  await tx.update(product).set({ status: 'cancelled', expiresAt: now }).where(once);
}

async function soldTo(tx: Database, sale: Sale | undefined): Promise<Sold | undefined> {
  if (!sale) return undefined;
  const [person] = await tx
    .select()
    .from(appUser)
    .where(and(eq(appUser.id, sale.userId), isNull(appUser.deletedAt)));
  const [sold] = await tx.select().from(plan).where(eq(plan.id, sale.planId));
  return person && sold ? { person, plan: sold } : undefined;
}

type Term = Pick<typeof product.$inferInsert, 'productType' | 'status' | 'expiresAt'> & { readonly syncedAt: Date };

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
  { ref, amountMinor, taxMinor, currency, at }: Payment,
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
    providerRef: ref,
  });
}
