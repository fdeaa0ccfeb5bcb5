/** Notifies the workers of all processes that jobs may have become ready. */
import { sql } from 'drizzle-orm';
import type { Db } from 'pg-boss';
import type { Database } from '../data/database';
import type { JobQueue } from './queue';

export interface WakeUps extends Pick<JobQueue, 'onReady'> {
  close(): Promise<void>;
}

/** On which workers of all processes listen. */
const CHANNEL = 'spotreel_jobs_ready';

/** Heard when the transaction commits. */
export async function wakeWorkers(tx: Database, queue: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${queue})`);
}

export async function openWakeUps(db: Db): Promise<WakeUps> {
  const listeners = new Map<() => void, string>();
  const wake = (queue?: string) => {
    for (const [listener, its] of listeners) if (queue === undefined || queue === its) listener();
  };
  // What was said while the connection was lost is not heard: then all look.
  const subscription = await db.listen?.(CHANNEL, wake, () => wake());
  return {
    onReady(queue, listener) {
      listeners.set(listener, queue);
      return () => listeners.delete(listener);
    },
    async close() {
      await subscription?.close();
    },
  };
}
