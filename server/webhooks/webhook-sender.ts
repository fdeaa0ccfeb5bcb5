/** Takes events from the outbox and sends them, as long as the server runs. */
import { createWorkers } from '../platform/jobs/workers';
import type { ModuleWork } from '../platform/modules/module';
import { type AttemptParts, webhookHandler } from './attempt';
import { takeEvents } from './deliveries';
import { webhookKind } from './job-kinds';

/** Slow receivers of one tenant leave room for the others: the queue shares the slots. */
const SLOTS = 6;

/** `pollMs`: milliseconds between two looks at the outbox and the queue. Default 1000. */
export function createWebhookSender(parts: AttemptParts & { readonly pollMs?: number }): ModuleWork {
  const { db, jobs, log, pollMs = 1000 } = parts;
  const workers = createWorkers({
    db,
    jobs,
    log,
    slots: SLOTS,
    queue: webhookKind.queue,
    pollMs,
    handlers: { [webhookKind.name]: webhookHandler(parts) },
  });
  let timer: NodeJS.Timeout | undefined;
  let taking: Promise<void> | undefined;
  const take = () => {
    taking ??= takeAll()
      .catch((error: unknown) => log.error({ err: error }, 'events could not be taken'))
      .finally(() => {
        taking = undefined;
      });
  };
  const takeAll = async () => {
    while ((await takeEvents(db, jobs)) > 0);
  };
  return {
    queue: webhookKind.queue,
    start() {
      workers.start();
      timer = setInterval(take, pollMs);
      take();
    },
    async close() {
      clearInterval(timer);
      await taking;
      await workers.stop();
    },
  };
}
