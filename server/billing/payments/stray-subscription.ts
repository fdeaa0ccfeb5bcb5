/** Subscriptions that must not go on: of deleted accounts, and second ones of a person. */
import { and, eq, isNull, ne, or } from 'drizzle-orm';
import { isActive, type ProductRow } from '../../account/plans/products';
import { product } from '../../account/tables';
import type { Database } from '../../platform/data/database';
import type { JobQueue } from '../../platform/jobs/queue';
import type { Log } from '../../platform/log/log';
import { type EndedSale, saleEnd } from './end-sales';
import type { SubscriptionState } from './online-payments';

export interface SaleEndings {
  readonly jobs: JobQueue;
  readonly log: Log;
}

/** True while the provider charges it, or it is paid for. */
export function isCharged({ status, endsAt }: SubscriptionState, at: Date): boolean {
  return status === 'cancelled' ? endsAt > at : status !== 'none';
}

export async function endSale(
  tx: Database,
  { jobs, log }: SaleEndings,
  userId: number,
  sale: EndedSale,
  reason: string,
): Promise<void> {
  log.warn({ userId, ...sale, reason }, 'a sale is ended at the payment provider');
  await jobs.enqueue(tx, [saleEnd(userId, sale)]);
}

/**
 * Subscriptions of the person beside a new one. One that runs makes the new one a second: true. Overdue ones are ended,
 * since the new one replaces them.
 */
export async function isSecondSubscription(
  tx: Database,
  endings: SaleEndings,
  userId: number,
  newRef: string,
  at: Date,
): Promise<boolean> {
  const others = await renewedProducts(tx, userId, newRef);
  if (others.some((row) => row.status === 'active' && isActive(row, at.getTime()))) return true;
  for (const { providerRef, status } of others) {
    if (status !== 'overdue' || providerRef === null) continue;
    await endSale(tx, endings, userId, { kind: 'subscription', ref: providerRef }, 'replaced while overdue');
  }
  return false;
}

function renewedProducts(tx: Database, userId: number, exceptRef: string): Promise<ProductRow[]> {
  const billed = and(eq(product.userId, userId), eq(product.provider, 'stripe'), ne(product.productType, 'single'));
  const others = or(isNull(product.providerRef), ne(product.providerRef, exceptRef));
  return tx.select().from(product).where(and(billed, others));
}
