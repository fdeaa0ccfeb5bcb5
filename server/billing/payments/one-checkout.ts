/** A person has one page to pay on at a time: with two of them, the same plan could be paid for twice. */
import type { Clock } from '@spotreel/sdk/internal/base';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import type { JobQueue } from '../../platform/jobs/queue';
import { billingCustomer } from '../tables';
import { applySubscription } from './apply-payment';
import { saleEnd } from './end-sales';
import type { OnlinePayments } from './online-payments';
import type { SaleEndings } from './stray-subscription';

export type Customer = typeof billingCustomer.$inferSelect;

/** Closes the page that was opened before. What was paid for there counts at once: its message may be late. */
export async function settleCheckout(
  parts: SaleEndings & { readonly db: Database; readonly clock: Clock },
  payments: OnlinePayments,
  checkoutRef: string | null,
): Promise<void> {
  if (checkoutRef === null || (await payments.closeCheckout(checkoutRef))) return;
  const { subscriptionRef } = await payments.checkout(checkoutRef);
  if (!subscriptionRef) return;
  const askedAt = new Date(parts.clock.now());
  const state = await payments.subscription(subscriptionRef);
  await parts.db.transaction((tx) => applySubscription(tx, parts, state, askedAt));
}

/** Remembers the new page. A page that another request opened meanwhile is closed in the background. */
export async function keepCheckout(
  tx: Database,
  jobs: JobQueue,
  { userId, checkoutRef }: Customer,
  closedRef: string | null,
): Promise<void> {
  const own = eq(billingCustomer.userId, userId);
  const [before] = await tx.select().from(billingCustomer).where(own).for('update');
  await tx.update(billingCustomer).set({ checkoutRef }).where(own);
  const ref = before?.checkoutRef;
  if (ref && ref !== closedRef) await jobs.enqueue(tx, [saleEnd(userId, { kind: 'checkout', ref })]);
}
