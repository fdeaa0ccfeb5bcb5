/**
 * Limits that hold over restarts and over all server processes: how often something is tried in a while, counted in the
 * database. Every try is counted before it is judged, so that many at once are no way around it.
 */

import type { Clock } from '@spotreel/sdk/base';
import { and, eq, sql } from 'drizzle-orm';
import { ApiError } from '../http/api-error';
import type { RateLimit } from '../http/rate-limiter';
import { type Database, rowsOf } from './database';
import { attemptCount } from './tables';

export interface Attempt extends RateLimit {
  /** What is limited: `survey-pin`. */
  readonly scope: string;
  /** Whose tries are counted together, at most 500 characters. */
  readonly key: string;
}

/** Counts one try. Throws `rate_limited` once the points of the running period are used up. */
export async function spendAttempt(db: Database, clock: Clock, attempt: Attempt): Promise<void> {
  const { scope, key, points, seconds } = attempt;
  const now = new Date(clock.now()).toISOString();
  const ends = new Date(clock.now() + seconds * 1000).toISOString();
  const [row] = await rowsOf<{ count: number; endsMs: number }>(
    db,
    sql`insert into attempt_count as counted (scope, key, count, ends_at)
      values (${scope}, ${key.slice(0, 500)}, 1, ${ends}::timestamptz)
      on conflict (scope, key) do update set
        count = case when counted.ends_at <= ${now}::timestamptz then 1 else counted.count + 1 end,
        ends_at = case when counted.ends_at <= ${now}::timestamptz then ${ends}::timestamptz else counted.ends_at end
      returning count, (extract(epoch from ends_at) * 1000)::float8 as "endsMs"`,
  );
  if (!row || row.count <= points) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((row.endsMs - clock.now()) / 1000));
  throw new ApiError('rate_limited', { retryAfterSeconds });
}

/** Takes one counted try back: it was a right one. */
export async function refundAttempt(db: Database, { scope, key }: Pick<Attempt, 'scope' | 'key'>): Promise<void> {
  await db
    .update(attemptCount)
    .set({ count: sql`greatest(${attemptCount.count} - 1, 0)` })
    .where(and(eq(attemptCount.scope, scope), eq(attemptCount.key, key.slice(0, 500))));
}

/** Forgets all of them. */
export async function forgetAttempts(db: Database, { scope, key }: Pick<Attempt, 'scope' | 'key'>): Promise<void> {
  await db.delete(attemptCount).where(and(eq(attemptCount.scope, scope), eq(attemptCount.key, key.slice(0, 500))));
}
