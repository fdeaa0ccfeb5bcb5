/** Ends subscriptions of deleted accounts at the payment provider, however long that does not answer. */
import type { OnlinePayments } from '../../billing/payments/online-payments';
import type { JobHandler } from '../../platform/jobs/job-handler';
import type { ClaimedJob, JobQueue, NewJob } from '../../platform/jobs/queue';

/** 30 s, 2 min, 8 min, 32 min, 2 h, 8.5 h. */
const FIRST_PAUSE_MS = 30_000;
const MOST_TRIES = 7;

export interface SubscriptionEndParts {
  readonly jobs: JobQueue;
  readonly payments: OnlinePayments | undefined;
}

export function subscriptionEnd(userId: number, ref: string, tries = 1, delayMs = 0): NewJob {
  return { kind: 'subscription-end', subjectId: userId, part: tries, payload: { ref, tries }, delayMs };
}

export function subscriptionEndHandler({ jobs, payments }: SubscriptionEndParts): JobHandler {
  return {
    // the account's row may be gone
    lock: async () => {},
    async run({ payload }) {
      await payments?.end(String(payload.ref));
      return async () => undefined;
    },
    isWorthRetry: () => false,
    async failed(tx, job) {
      const tries = Number(job.payload.tries);
      if (tries >= MOST_TRIES) return again(job, 1, 0);
      await jobs.enqueue(tx, [again(job, tries + 1, FIRST_PAUSE_MS * 4 ** (tries - 1))]);
      return undefined;
    },
  };
}

function again({ subjectId, payload }: ClaimedJob, tries: number, delayMs: number): NewJob {
  return subscriptionEnd(subjectId, String(payload.ref), tries, delayMs);
}
