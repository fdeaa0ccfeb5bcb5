/**
 * Limits failed sign-ins: from one network, on one account from one network, and on one account from all networks. The
 * last of these would let strangers lock the owner out. So it leaves each network a few tries, and does not hold for networks
 * from which the account has signed in before.
 */
import type { Clock } from '@spotreel/sdk/internal/base';
import {
  type Attempt,
  forgetAttempts,
  refundAttempt,
  spendAttempt,
  spendShared,
} from '../../platform/data/attempt-limits';
import type { Database } from '../../platform/data/database';
import type { RateLimit } from '../../platform/http/rate-limiter';
import { hashOfParts, isKnownNetwork, rememberNetwork } from './known-networks';

/** Wrong passwords; right ones are not counted. */
export interface SignInLimits {
  /** From one network. */
  readonly network: RateLimit;
  /** Attempts for one account, from one network. */
  readonly accountInNetwork: RateLimit;
  /** Attempts for one account, from all networks that it has never signed in from. After these, `underAttack` holds. */
  readonly account: RateLimit;
  /** Attempts for an account that strangers try to open, from each network that it has never signed in from. */
  readonly underAttack: RateLimit;
}

export const DEFAULT_SIGN_IN_LIMITS: SignInLimits = {
  network: { points: 60, seconds: 15 * 60 },
  accountInNetwork: { points: 10, seconds: 15 * 60 },
  account: { points: 60, seconds: 15 * 60 },
  underAttack: { points: 3, seconds: 60 * 60 },
};

export interface SignInGuard {
  /** Before a password is looked at; it counts as wrong until `succeeded`. Throws `rate_limited`. */
  attempt(email: string, network: string): Promise<SignInAttempt>;
}

export interface SignInAttempt {
  /** The password was right. */
  succeeded(userId: number): Promise<void>;
}

export function createSignInGuard(db: Database, clock: Clock, limits = DEFAULT_SIGN_IN_LIMITS): SignInGuard {
  return {
    async attempt(email, network) {
      const ofNetwork = { scope: 'sign-in-network', key: network, ...limits.network };
      const ofBoth = { scope: 'sign-in-both', key: hashOfParts(email, network), ...limits.accountInNetwork };
      const isKnown = await isKnownNetwork(db, email, network);
      await spendAll(db, clock, [ofNetwork, ofBoth]);
      const right = isKnown ? undefined : await spendStrange(db, clock, limits, { email, network, ofNetwork, ofBoth });
      return {
        async succeeded(userId) {
          await forgetAttempts(db, ofBoth);
          await refundAttempt(db, ofNetwork);
          await right?.();
          await rememberNetwork(db, clock, userId, network);
        },
      };
    },
  };
}

interface StrangeAttempt {
  readonly email: string;
  readonly network: string;
  readonly ofNetwork: Attempt;
  readonly ofBoth: Attempt;
}

/** From a network that the account has never signed in from. Returns what takes the attempt back. */
async function spendStrange(
  db: Database,
  clock: Clock,
  limits: SignInLimits,
  { email, network, ofNetwork, ofBoth }: StrangeAttempt,
): Promise<() => Promise<void>> {
  try {
    return await spendShared(db, clock, {
      scope: 'sign-in-account',
      key: hashOfParts(email),
      network: hashOfParts(network),
      perNetwork: limits.accountInNetwork,
      all: limits.account,
      underAttack: limits.underAttack,
    });
  } catch (refusal) {
    await refundAll(db, [ofNetwork, ofBoth]);
    throw refusal;
  }
}

/** Spends all attempts. A refusal by one limit does not count for the others: no password was looked at. */
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
