/** Ends sales at the payment provider. While the provider does not answer, that is tried again for half a day. */
import { and, eq, ne } from 'drizzle-orm';
import { product } from '../../account/tables';
import type { Database } from '../../platform/data/database';
import type { JobHandler } from '../../platform/jobs/job-handler';
import type { ClaimedJob, JobQueue, NewJob } from '../../platform/jobs/queue';
import { subscriptionEndKind } from '../job-kinds';
import { billingCustomer } from '../tables';
import type { OnlinePayments } from './online-payments';

/** 30 s, 2 min, 8 min, 32 min, 2 h, 8.5 h. */
const FIRST_PAUSE_MS = 30_000;
const MOST_TRIES = 7;

/** Sale to end: a subscription, a payment (it is refunded), or a page to pay on. */
export interface EndedSale {
  readonly kind: 'subscription' | 'payment' | 'checkout';
  /** As the provider names it. */
  readonly ref: string;
  /** True: the last payment of the subscription is refunded. Default false. */
  readonly isPaidBack?: boolean;
}

export interface SaleEndParts {
  readonly jobs: JobQueue;
  readonly payments: OnlinePayments | undefined;
}

export function saleEnd(userId: number, sale: EndedSale, tries = 1, delayMs = 0): NewJob {
  return { kind: subscriptionEndKind, subjectId: userId, part: tries, payload: { ...sale, tries }, delayMs };
}

/** Ends the subscriptions of an account at the payment provider, and an open page to pay on. */
export async function endSalesOf(tx: Database, jobs: JobQueue, userId: number): Promise<void> {
  const billed = and(eq(product.userId, userId), eq(product.provider, 'stripe'), ne(product.productType, 'single'));
  for (const { providerRef } of await tx.select().from(product).where(billed)) {
    if (providerRef) await jobs.enqueue(tx, [saleEnd(userId, { kind: 'subscription', ref: providerRef })]);
  }
  const [customer] = await tx.select().from(billingCustomer).where(eq(billingCustomer.userId, userId));
  const ref = customer?.checkoutRef;
  if (ref) await jobs.enqueue(tx, [saleEnd(userId, { kind: 'checkout', ref })]);
}

export function saleEndHandler({ jobs, payments }: SaleEndParts): JobHandler {
  return {
    // the account's row may be gone
    lock: async () => {},
    async run(job) {
      if (payments) await endAtProvider(payments, saleOf(job));
      return async () => undefined;
    },
    isWorthRetry: () => false,
    async failed(tx, job) {
      const tries = Number(job.payload.tries);
      if (tries >= MOST_TRIES) return saleEnd(job.subjectId, saleOf(job));
      await jobs.enqueue(tx, [saleEnd(job.subjectId, saleOf(job), tries + 1, FIRST_PAUSE_MS * 4 ** (tries - 1))]);
      return undefined;
    },
  };
}

async function endAtProvider(payments: OnlinePayments, { kind, ref, isPaidBack }: EndedSale): Promise<void> {
  if (kind === 'payment') return payments.payBack(ref);
  if (kind === 'subscription') return payments.end(ref, isPaidBack);
  // one that was paid before it could be closed has a message of its own
  await payments.closeCheckout(ref);
}

function saleOf({ payload: { kind, ref, isPaidBack } }: ClaimedJob): EndedSale {
  // jobs of older servers have no kind
  const known = kind === 'payment' || kind === 'checkout' ? kind : 'subscription';
  return { kind: known, ref: String(ref), isPaidBack: isPaidBack === true };
}
