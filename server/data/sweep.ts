import { lt } from 'drizzle-orm';
import type { Clock } from '../../sdk/base/clock';
import type { Database } from './database';
import { idempotencyKey, refreshToken } from './schema/accounts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Drops what has expired and nobody asks for any more. */
export async function sweep(db: Database, clock: Clock): Promise<void> {
  await db.delete(refreshToken).where(lt(refreshToken.expiresAt, new Date(clock.now())));
  await db.delete(idempotencyKey).where(lt(idempotencyKey.createdAt, new Date(clock.now() - DAY_MS)));
}

/** Now, and once a day; returns the function that ends it. */
export function sweepDaily(db: Database, clock: Clock, onError: (error: unknown) => void): () => void {
  const run = () => void sweep(db, clock).catch(onError);
  run();
  const timer = setInterval(run, DAY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
