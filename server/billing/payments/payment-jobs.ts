/**
 * Background jobs after a message of the payment provider: the present state of its subject is asked for and written.
 * While the provider does not answer, that is tried again with growing pauses, for about half a day.
 */
import type { Clock } from '@spotreel/sdk/internal/base';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import type { Commit, JobHandler } from '../../platform/jobs/job-handler';
import type { ClaimedJob, JobQueue, NewJob } from '../../platform/jobs/queue';
import type { Log } from '../../platform/log/log';
import { paymentSyncKind } from '../job-kinds';
import type { ReceiptSettings } from '../receipts/receipt-settings';
import { billingEvent } from '../tables';
import { applyCheckout, applyInvoice, applyRefund, applySubscription } from './apply-payment';
import type { OnlinePayments, PaymentEvent } from './online-payments';

export interface PaymentJobParts {
  readonly db: Database;
  readonly jobs: JobQueue;
  readonly clock: Clock;
  readonly log: Log;
  readonly payments: OnlinePayments | undefined;
  readonly receipts: ReceiptSettings;
}

/** Each pause is four times as long as the one before: 30 s, 2 min, 8 min, 32 min, 2 h, 8.5 h. */
const FIRST_PAUSE_MS = 30_000;
const MOST_TRIES = 7;

/** Enters a message once, with the job that works on it. False: it came before. */
export async function takeEvent(db: Database, jobs: JobQueue, event: PaymentEvent): Promise<boolean> {
  const { ref: eventRef, subject, subjectRef } = event;
  return db.transaction(async (tx) => {
    const [entered] = await tx
      .insert(billingEvent)
      .values({ eventRef, subject, subjectRef })
      .onConflictDoNothing()
      .returning({ id: billingEvent.id });
    if (entered) await jobs.enqueue(tx, [jobOf(entered.id, 1, 0)]);
    return entered !== undefined;
  });
}

export function paymentHandler(parts: PaymentJobParts): JobHandler {
  return {
    // the rows that it writes are locked where they are written
    lock: async () => {},
    run: (job) => synchronize(parts, job),
    isWorthRetry: () => false,
    async failed(tx, job) {
      const tries = Number(job.payload.tries);
      if (tries >= MOST_TRIES) return jobOf(job.subjectId, 1, 0);
      await parts.jobs.enqueue(tx, [jobOf(job.subjectId, tries + 1, FIRST_PAUSE_MS * 4 ** (tries - 1))]);
      return undefined;
    },
  };
}

function jobOf(eventId: number, tries: number, delayMs: number): NewJob {
  return { kind: paymentSyncKind, subjectId: eventId, part: tries, payload: { tries }, delayMs };
}

async function synchronize(parts: PaymentJobParts, { subjectId }: ClaimedJob): Promise<Commit> {
  const { db, payments } = parts;
  const [event] = await db.select().from(billingEvent).where(eq(billingEvent.id, subjectId));
  const write = event && payments ? await whatToWrite(parts, payments, event) : undefined;
  return async (tx) => {
    await write?.(tx);
    return undefined;
  };
}

type Write = (tx: Database) => Promise<unknown>;
type EventRow = typeof billingEvent.$inferSelect;

async function whatToWrite(
  parts: PaymentJobParts,
  payments: OnlinePayments,
  { subject, subjectRef }: EventRow,
): Promise<Write> {
  const { clock, receipts } = parts;
  const askedAt = new Date(clock.now());
  switch (subject) {
    case 'subscription': {
      const state = await payments.subscription(subjectRef);
      return (tx) => applySubscription(tx, parts, state, askedAt);
    }
    case 'checkout': {
      const checkout = await payments.checkout(subjectRef);
      const { subscriptionRef } = checkout;
      if (!subscriptionRef) return (tx) => applyCheckout(tx, parts, receipts, checkout, askedAt);
      const state = await payments.subscription(subscriptionRef);
      return (tx) => applySubscription(tx, parts, state, askedAt);
    }
    case 'invoice': {
      const { subscriptionRef, payment } = await payments.invoice(subjectRef);
      if (!subscriptionRef) return async () => {};
      const state = await payments.subscription(subscriptionRef);
      return async (tx) => {
        const row = await applySubscription(tx, parts, state, askedAt);
        if (row && payment) await applyInvoice(tx, receipts, state, row, payment);
      };
    }
    case 'charge': {
      const charge = await payments.charge(subjectRef);
      return (tx) => applyRefund(tx, charge, askedAt);
    }
  }
}
