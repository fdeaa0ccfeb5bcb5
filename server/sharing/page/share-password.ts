import { passwordMatches } from '../../account/passwords/password';
import { spendShared } from '../../platform/data/attempt-limits';
import { ApiError } from '../../platform/http/api-error';
import { networkOf } from '../../platform/http/network';
import type { SharingServices } from '../domain';
import type { ShareRow } from '../open-links';

/** Wrong passwords of one network, behind which an office may sit. */
const PER_NETWORK = { points: 10, seconds: 15 * 60 };
/** Wrong passwords of all networks together, after which each network gets fewer. */
const PER_LINK = { points: 200, seconds: 60 * 60 };
const UNDER_ATTACK = { points: 3, seconds: 60 * 60 };

/** Throws `share_password_required`, `share_password_wrong`, and `rate_limited` after too many wrong ones. */
export async function checkSharePassword(
  { db, clock }: Pick<SharingServices, 'db' | 'clock'>,
  { id, passwordHash }: Pick<ShareRow, 'id' | 'passwordHash'>,
  given: string | undefined,
  address: string,
): Promise<void> {
  if (given === undefined || given === '') throw new ApiError('share_password_required');
  const right = await spendShared(db, clock, {
    scope: 'share-password',
    key: `${id}`,
    network: networkOf(address),
    perNetwork: PER_NETWORK,
    all: PER_LINK,
    underAttack: UNDER_ATTACK,
  });
  if (!(await passwordMatches(passwordHash, given))) throw new ApiError('share_password_wrong');
  await right();
}
