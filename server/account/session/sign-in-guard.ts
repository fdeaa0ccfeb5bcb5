/**
 * Limits failed sign-ins: from one network, on one account from one network, and on one account from all networks. The
 * last of these could lock its owner out, so it does not hold for networks from which the account has signed in before.
 */
import { createHash } from 'node:crypto';
import type { Clock } from '@spotreel/sdk/base';
import { and, eq, lt, sql } from 'drizzle-orm';
import { type Attempt, forgetAttempts, refundAttempt, spendAttempt } from '../../platform/data/attempt-limits';
import type { Database } from '../../platform/data/database';
import type { RateLimit } from '../../platform/http/rate-limiter';
import { appUser, signInNetwork } from '../tables';

/** Wrong passwords; right ones are not counted. */
export interface SignInLimits {
  /** From one network. */
  readonly network: RateLimit;
  /** Attempts for one account, from one network. */
  readonly accountInNetwork: RateLimit;
  /** Attempts for one account, from all networks that it has never signed in from. */
  readonly account: RateLimit;
}

export const DEFAULT_SIGN_IN_LIMITS: SignInLimits = {
  network: { points: 60, seconds: 15 * 60 },
  accountInNetwork: { points: 10, seconds: 15 * 60 },
  account: { points: 100, seconds: 15 * 60 },
};

export interface SignInGuard {
  /** Before a password is looked at; it counts as wrong until `succeeded`. Throws `rate_limited`. */
  attempt(email: string, network: string): Promise<SignInAttempt>;
}

export interface SignInAttempt {
  /** The password was right. */
  succeeded(userId: number): Promise<void>;
}

/** A network that an account has not used for so long is a strange one again. */
const KNOWN_FOR_MS = 90 * 24 * 60 * 60 * 1000;

export function createSignInGuard(db: Database, clock: Clock, limits = DEFAULT_SIGN_IN_LIMITS): SignInGuard {
  return {
    async attempt(email, network) {
      const ofNetwork = { scope: 'sign-in-network', key: network, ...limits.network };
      const ofBoth = { scope: 'sign-in-both', key: hashOf(email, network), ...limits.accountInNetwork };
      const ofAccount = { scope: 'sign-in-account', key: hashOf(email), ...limits.account };
      const isKnown = await isKnownNetwork(db, email, network);
      const counted: readonly Attempt[] = isKnown ? [ofNetwork, ofBoth] : [ofNetwork, ofBoth, ofAccount];
      await spendAll(db, clock, counted);
      return {
        async succeeded(userId) {
          await forgetAttempts(db, ofBoth);
          await refundAll(db, isKnown ? [ofNetwork] : [ofNetwork, ofAccount]);
          await rememberNetwork(db, clock, userId, network);
        },
      };
    },
  };
}

/** What was refused by one limit does not count for the others: no password was looked at. */
async function spendAll(db: Database, clock: Clock, attempts: readonly Attempt[]): Promise<void> {
  for (const [index, attempt] of attempts.entries()) {
    try {
      await spendAttempt(db, clock, attempt);
    } catch (refusal) {
      await refundAll(db, attempts.slice(0, index));
      throw refusal;
    }
  }
}

async function refundAll(db: Database, attempts: readonly Attempt[]): Promise<void> {
  for (const attempt of attempts) await refundAttempt(db, attempt);
}

async function isKnownNetwork(db: Database, email: string, network: string): Promise<boolean> {
  const rows = await db
    .select({ id: appUser.id })
    .from(signInNetwork)
    .innerJoin(appUser, eq(appUser.id, signInNetwork.userId))
    .where(and(eq(appUser.email, email), eq(signInNetwork.network, hashOf(network))));
  return rows.length > 0;
}

async function rememberNetwork(db: Database, clock: Clock, userId: number, network: string): Promise<void> {
  const lastAt = new Date(clock.now());
  await db
    .insert(signInNetwork)
    .values({ userId, network: hashOf(network), lastAt })
    .onConflictDoUpdate({
      target: [signInNetwork.userId, signInNetwork.network],
      set: { lastAt: sql`excluded.last_at` },
    });
}

/** Which addresses were typed, and from where somebody signs in, is not stored in the clear. */
function hashOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

export async function sweepKnownNetworks(db: Database, clock: Clock): Promise<void> {
  await db.delete(signInNetwork).where(lt(signInNetwork.lastAt, new Date(clock.now() - KNOWN_FOR_MS)));
}
