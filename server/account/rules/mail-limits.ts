/**
 * Limits on emails that strangers can make us send: to one address, from one network, and as invitations of one
 * account. Requests of strangers must not keep the owner of the address from an email. So a network from which the
 * account has logged in has its own limit, and each strange network keeps one email. Only a flood from many networks
 * ends at a last limit, which protects the inbox.
 */
import type { Clock } from '@spotreel/sdk/internal/base';
import { refundAttempt, spendAttempt, spendShared } from '../../platform/data/attempt-limits';
import type { Database } from '../../platform/data/database';
import { networkOf } from '../../platform/http/network';
import { isKnownNetwork } from '../session/known-networks';

const HOUR = 60 * 60;
const PER_NETWORK = { points: 30, seconds: HOUR };
/** An office that moves in is invited in one go. */
const PER_INVITER = { points: 200, seconds: HOUR };
/** To one address, asked for by one network. */
const PER_ADDRESS = { points: 4, seconds: HOUR };
/** To one address once strange networks have asked for four, for each of them. */
const UNDER_ATTACK = { points: 1, seconds: HOUR };
/** To one address, asked for by all strange networks. */
const MOST = { points: 20, seconds: HOUR };

/** Counts one. Throws `rate_limited`. */
export async function spendAccountMail(db: Database, clock: Clock, email: string, address: string): Promise<void> {
  const network = networkOf(address);
  const ofNetwork = { scope: 'account-mail-network', key: network, ...PER_NETWORK };
  await spendAttempt(db, clock, ofNetwork);
  if (await isKnownNetwork(db, email, network)) {
    return spendAttempt(db, clock, { scope: 'account-mail-known', key: `${email} ${network}`, ...PER_ADDRESS });
  }
  await spendStrange(db, clock, email, network).catch(async (refusal: unknown) => {
    // no email was sent: what was refused for one address does not count for others
    await refundAttempt(db, ofNetwork);
    throw refusal;
  });
}

async function spendStrange(db: Database, clock: Clock, email: string, network: string): Promise<void> {
  await spendShared(db, clock, {
    scope: 'account-mail-to',
    key: email,
    network,
    perNetwork: PER_ADDRESS,
    all: PER_ADDRESS,
    underAttack: UNDER_ATTACK,
  });
  await spendAttempt(db, clock, { scope: 'account-mail', key: email, ...MOST });
}

/** Counts one invitation of the account to this address. Throws `rate_limited`. */
export async function spendInvitationMail(db: Database, clock: Clock, inviterId: number, email: string): Promise<void> {
  await spendAttempt(db, clock, { scope: 'invitation-mail-account', key: String(inviterId), ...PER_INVITER });
  // a count of its own: whom admins invite does not keep a person from asking for a new password
  await spendAttempt(db, clock, { scope: 'invitation-mail', key: email, ...PER_ADDRESS });
}
