/** How many emails strangers can make us send: to one address, and from one network. */
import type { Clock } from '@spotreel/sdk/base';
import { spendAttempt } from '../../platform/data/attempt-limits';
import type { Database } from '../../platform/data/database';
import { networkOf } from '../../platform/http/network';

const HOUR = 60 * 60;
const PER_ADDRESS = { points: 4, seconds: HOUR };
const PER_NETWORK = { points: 30, seconds: HOUR };

/** Counts one. Throws `rate_limited`. */
export async function spendAccountMail(db: Database, clock: Clock, email: string, address: string): Promise<void> {
  await spendAttempt(db, clock, { scope: 'account-mail-network', key: networkOf(address), ...PER_NETWORK });
  await spendAttempt(db, clock, { scope: 'account-mail', key: email, ...PER_ADDRESS });
}
