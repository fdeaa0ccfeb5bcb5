import { passwordMatches } from '../../account/session/password';
import { refundAttempt, spendAttempt } from '../../platform/data/attempt-limits';
import { ApiError } from '../../platform/http/api-error';
import { networkOf } from '../../platform/http/network';
import type { ShareRow } from '../open-links';
import type { SharingServices } from '../services';

/** Wrong passwords of one network, behind which an office may sit. */
const PER_NETWORK = { points: 10, seconds: 15 * 60 };
/** Wrong passwords of all networks together. */
const PER_LINK = { points: 200, seconds: 60 * 60 };

/** Throws `share_password_required`, `share_password_wrong`, and `rate_limited` after too many wrong ones. */
export async function checkSharePassword(
  { db, clock }: Pick<SharingServices, 'db' | 'clock'>,
  { id, passwordHash }: Pick<ShareRow, 'id' | 'passwordHash'>,
  given: string | undefined,
  address: string,
): Promise<void> {
  if (given === undefined || given === '') throw new ApiError('share_password_required');
  const attempts = [
    { scope: 'share-password-network', key: `${id} ${networkOf(address)}`, ...PER_NETWORK },
    { scope: 'share-password', key: `${id}`, ...PER_LINK },
  ];
  for (const attempt of attempts) await spendAttempt(db, clock, attempt);
  if (!(await passwordMatches(passwordHash, given))) throw new ApiError('share_password_wrong');
  for (const attempt of attempts) await refundAttempt(db, attempt);
}
