/** Links for a new password: each works once, and only the newest of an account. */
import type { Clock } from '@spotreel/sdk/internal/base';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { accountLink } from '../tables';

/** Minutes. OWASP asks for a short life; an hour lets slow mail arrive. */
export const RESET_LINK_MINUTES = 60;

/** Answers the number of the new link; older ones of the account stop working. */
export async function addResetLink(tx: Database, userId: number, clock: Clock): Promise<number> {
  await tx.delete(accountLink).where(and(eq(accountLink.userId, userId), isNull(accountLink.usedAt)));
  const expiresAt = new Date(clock.now() + RESET_LINK_MINUTES * 60_000);
  const [row] = await tx
    .insert(accountLink)
    .values({ purpose: 'reset_password', userId, expiresAt })
    .returning({ id: accountLink.id });
  if (!row) throw new Error('No link was stored');
  return row.id;
}

/** Uses a link up. The user that it is for; undefined if it does not work any more. */
export async function spendResetLink(tx: Database, id: number, clock: Clock): Promise<number | undefined> {
  const now = new Date(clock.now());
  const [row] = await tx
    .update(accountLink)
    .set({ usedAt: now })
    .where(and(eq(accountLink.id, id), isNull(accountLink.usedAt), gt(accountLink.expiresAt, now)))
    .returning({ userId: accountLink.userId });
  return row?.userId;
}
