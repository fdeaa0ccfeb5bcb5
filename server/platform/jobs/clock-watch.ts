/**
 * Jobs that were written while the clock ran ahead would wait until it is that late again. They begin as long after now as they
 * would have begun after they were written.
 */
import { sql } from 'drizzle-orm';
import type { Database } from '../data/database';
import type { Log } from '../log/log';
import { SCHEMA } from './boss';

/** Table in which pg-boss keeps jobs. */
export const JOBS = sql.raw(`${SCHEMA}.job_common`);

const CLOCK_WATCH_MS = 60_000;

/** Now, and from time to time; answers the function that ends it. */
export async function watchClock(db: Database, log: Log): Promise<() => void> {
  await bringForward(db);
  const timer = setInterval(() => {
    bringForward(db).catch((error: unknown) => log.warn({ err: error }, 'the times of jobs could not be checked'));
  }, CLOCK_WATCH_MS);
  timer.unref();
  return () => clearInterval(timer);
}

async function bringForward(db: Database): Promise<void> {
  await db.execute(sql`update ${JOBS} set start_after = now() + greatest(interval '0', start_after - created_on), created_on = now()
    where state < 'active' and created_on > now() + interval '1 minute'`);
}
