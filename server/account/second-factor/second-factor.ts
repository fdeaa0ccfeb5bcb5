/** The second factor of an account: once it is on, signing in takes a code beside the password. */
import type { Clock } from '@spotreel/sdk/internal/base';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { forgetAttempts, spendAttempt } from '../../platform/data/attempt-limits';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import type { UserRow } from '../session/authenticate';
import type { SecretBox } from '../session/secret-box';
import { appUser } from '../tables';
import { stepOf } from './app-codes';
import { spendRecoveryCode } from './recovery-codes';
import { openSeed } from './sealed-seeds';

interface FactorParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly secretBox: SecretBox;
}

export function hasSecondFactor({ totpConfirmedAt }: Pick<UserRow, 'totpConfirmedAt'>): boolean {
  return totpConfirmedAt !== null;
}

/** Wrong codes of one account in all calls together. Strangers have to pass another proof first, so that they cannot lock a person out. */
const WRONG_CODES = { points: 10, seconds: 15 * 60 };

/** Uses a code up: of the app, or a recovery code. Throws `second_factor_wrong`, and `rate_limited` after too many wrong ones. */
export async function spendSecondFactor(parts: FactorParts, user: UserRow, code: string): Promise<void> {
  await judgeCode(parts, user, async () => {
    return (await spendAppCode(parts, user, code)) || (await spendRecoveryCode(parts.db, user.id, code, parts.clock));
  });
}

/** As `spendSecondFactor`, for the first code of an app that is being set up. */
export async function spendFirstCode(parts: FactorParts, user: UserRow, code: string): Promise<void> {
  await judgeCode(parts, user, () => spendAppCode(parts, user, code));
}

/** Counts a try before `isGood` judges it. Throws `second_factor_wrong` and `rate_limited`. */
export async function judgeCode(
  { db, clock }: Pick<FactorParts, 'db' | 'clock'>,
  { id }: UserRow,
  isGood: () => Promise<boolean>,
): Promise<void> {
  const tries = { scope: 'second-factor', key: String(id), ...WRONG_CODES };
  await spendAttempt(db, clock, tries);
  if (!(await isGood())) throw new ApiError('second_factor_wrong');
  await forgetAttempts(db, tries);
}

/** A step counts once, also for two requests at the same moment. */
async function spendAppCode(
  { db, clock, secretBox }: FactorParts,
  { id, totpSecret }: Pick<UserRow, 'id' | 'totpSecret'>,
  code: string,
): Promise<boolean> {
  const seed = totpSecret === null ? undefined : openSeed(secretBox, id, totpSecret);
  const step = seed === undefined ? undefined : stepOf(seed, code, clock.now());
  if (step === undefined) return false;
  const unused = or(isNull(appUser.totpLastStep), lt(appUser.totpLastStep, step));
  const spent = await db
    .update(appUser)
    .set({ totpLastStep: step })
    .where(and(eq(appUser.id, id), unused))
    .returning({ id: appUser.id });
  return spent.length > 0;
}
