/** The second factor of an account: once it is on, signing in takes a code beside the password. */
import type { Clock } from '@spotreel/sdk/base';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import type { UserRow } from '../session/authenticate';
import { appUser } from '../tables';
import { stepOf } from './app-codes';
import { spendRecoveryCode } from './recovery-codes';

export function hasSecondFactor({ totpConfirmedAt }: Pick<UserRow, 'totpConfirmedAt'>): boolean {
  return totpConfirmedAt !== null;
}

/** Uses a code up: of the app, or a recovery code. Throws `second_factor_wrong`. */
export async function spendSecondFactor(db: Database, user: UserRow, code: string, clock: Clock): Promise<void> {
  const isGood = (await spendAppCode(db, user, code, clock)) || (await spendRecoveryCode(db, user.id, code, clock));
  if (!isGood) throw new ApiError('second_factor_wrong');
}

/** A step counts once, also for two requests at the same moment. */
export async function spendAppCode(
  db: Database,
  { id, totpSecret }: Pick<UserRow, 'id' | 'totpSecret'>,
  code: string,
  clock: Clock,
): Promise<boolean> {
  const step = totpSecret === null ? undefined : stepOf(totpSecret, code, clock.now());
  if (step === undefined) return false;
  const unused = or(isNull(appUser.totpLastStep), lt(appUser.totpLastStep, step));
  const spent = await db
    .update(appUser)
    .set({ totpLastStep: step })
    .where(and(eq(appUser.id, id), unused))
    .returning({ id: appUser.id });
  return spent.length > 0;
}
