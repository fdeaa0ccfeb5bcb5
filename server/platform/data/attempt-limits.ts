/**
 * Limits that hold over restarts and over all server processes: how often something is tried in a while, counted in the
 * database. Every try is counted before it is judged, so that many at once are no way around it.
 */

import type { Clock } from '@spotreel/sdk/internal/base';
import { and, eq, sql } from 'drizzle-orm';
import { ApiError } from '../http/api-error';
import type { RateLimit } from '../http/rate-limiter';
import type { Database } from './database';
import { addUse } from './quota-use';
import { quotaUse } from './tables';

export interface Attempt extends RateLimit {
  /** Limited action: `survey-pin`. */
  readonly scope: string;
  /** Caller whose tries are counted together, at most 500 characters. */
  readonly key: string;
}

/** Counts one try. Throws `rate_limited` once the points of the running period are used up. */
export async function spendAttempt(db: Database, clock: Clock, attempt: Attempt): Promise<void> {
  const retryAfterSeconds = await countAttempt(db, clock, attempt);
  if (retryAfterSeconds !== undefined) throw new ApiError('rate_limited', { retryAfterSeconds });
}

/** Counts one try. Answers the seconds until the next period once the points of the running one are used up. */
async function countAttempt(db: Database, clock: Clock, attempt: Attempt): Promise<number | undefined> {
  const { scope: measure, key: subject, points, seconds } = attempt;
  const nowMs = clock.now();
  const [counted] = await addUse(db, nowMs, [{ measure, subject, amount: 1, endsMs: nowMs + seconds * 1000 }]);
  if (!counted || counted.used <= points) return undefined;
  return Math.max(1, Math.ceil((counted.endsMs - nowMs) / 1000));
}

/**
 * Limits of what strangers do to one thing, such as guesses of its password. A limit of all together would let strangers
 * lock everybody else out, so it only makes the limit of each network stricter.
 */
export interface SharedLimits {
  /** Action: `share-password`. Scopes that begin with it belong to it. */
  readonly scope: string;
  /** Object of the action. */
  readonly key: string;
  /** Network of the caller. */
  readonly network: string;
  readonly perNetwork: RateLimit;
  /** Tries of all networks together after which each network gets `underAttack` alone. */
  readonly all: RateLimit;
  /** For each network. */
  readonly underAttack: RateLimit;
}

/** Counts one try. Throws `rate_limited`. Returns what takes it back, such as a right guess. */
export async function spendShared(db: Database, clock: Clock, limits: SharedLimits): Promise<() => Promise<void>> {
  const { scope, key, network } = limits;
  const ofBoth = `${key} ${network}`;
  const ofNetwork = { scope: `${scope}-network`, key: ofBoth, ...limits.perNetwork };
  const ofAll = { scope, key, ...limits.all };
  const spent: Attempt[] = [ofNetwork, ofAll];
  await spendAttempt(db, clock, ofNetwork);
  if ((await countAttempt(db, clock, ofAll)) !== undefined) {
    const strict = { scope: `${scope}-attacked`, key: ofBoth, ...limits.underAttack };
    await spendAttempt(db, clock, strict);
    spent.push(strict);
  }
  return async () => {
    for (const attempt of spent) await refundAttempt(db, attempt);
  };
}

/** Takes one counted try back: it was a right one. */
export async function refundAttempt(db: Database, attempt: Pick<Attempt, 'scope' | 'key'>): Promise<void> {
  await db
    .update(quotaUse)
    .set({ used: sql`greatest(${quotaUse.used} - 1, 0)` })
    .where(isOf(attempt));
}

/** Forgets all of them. */
export async function forgetAttempts(db: Database, attempt: Pick<Attempt, 'scope' | 'key'>): Promise<void> {
  await db.delete(quotaUse).where(isOf(attempt));
}

function isOf({ scope, key }: Pick<Attempt, 'scope' | 'key'>) {
  return and(eq(quotaUse.measure, scope), eq(quotaUse.subject, key.slice(0, 500)));
}
