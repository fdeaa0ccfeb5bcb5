/** Limits on requests of strangers that make the server ask another site. */
import type { Clock } from '@spotreel/sdk/internal/base';
import { spendAttempt } from '../../platform/data/attempt-limits';
import type { Database } from '../../platform/data/database';
import { networkOf } from '../../platform/http/network';

const PER_NETWORK = { points: 60, seconds: 15 * 60 };

/** Counts one. Throws `rate_limited`. */
export async function spendSocialSignIn(db: Database, clock: Clock, address: string): Promise<void> {
  await spendAttempt(db, clock, { scope: 'social-sign-in', key: networkOf(address), ...PER_NETWORK });
}
