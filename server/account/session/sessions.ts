/** The sign-ins of an account, as its owner sees and ends them. One that ended or ran out is none any more. */
import type { Clock } from '@spotreel/sdk/internal/base';
import { and, desc, eq, exists, gt, isNull, lt, ne } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { endSittings } from '../acting/sittings';
import { forgetBrowsers } from '../second-factor/known-browsers';
import { actingSitting, refreshToken, signInSession } from '../tables';

type SessionRow = typeof signInSession.$inferSelect;

/** An account has no more of them; people have a dozen devices, and programs log in again and again. */
export const MOST_SESSIONS = 100;

/** Characters of a browser's own description that are kept. */
const MAX_USER_AGENT = 300;

export async function addSession(
  tx: Database,
  session: { readonly userId: number; readonly family: string; readonly userAgent: string; readonly at: Date },
): Promise<void> {
  const { userId, family, userAgent, at } = session;
  await tx.insert(signInSession).values({
    userId,
    family,
    userAgent: userAgent.slice(0, MAX_USER_AGENT),
    signedInAt: at,
    lastUsedAt: at,
  });
}

export async function touchSession(tx: Database, family: string, at: Date): Promise<void> {
  await tx.update(signInSession).set({ lastUsedAt: at }).where(eq(signInSession.family, family));
}

/** The last used first. */
export function listSessions(db: Database, userId: number, clock: Clock): Promise<SessionRow[]> {
  const good = and(
    eq(refreshToken.family, signInSession.family),
    isNull(refreshToken.revokedAt),
    gt(refreshToken.expiresAt, new Date(clock.now())),
  );
  return db
    .select()
    .from(signInSession)
    .where(
      and(eq(signInSession.userId, userId), exists(db.select({ id: refreshToken.id }).from(refreshToken).where(good))),
    )
    .orderBy(desc(signInSession.lastUsedAt), desc(signInSession.id));
}

/** Ends one; false if it is not the user's, or has ended. */
export async function endOneSession(tx: Database, userId: number, id: number, clock: Clock): Promise<boolean> {
  const own = and(eq(signInSession.id, id), eq(signInSession.userId, userId));
  const [row] = await tx.delete(signInSession).where(own).returning({ family: signInSession.family });
  if (!row) return false;
  await tx
    .update(refreshToken)
    .set({ revokedAt: new Date(clock.now()) })
    .where(and(eq(refreshToken.family, row.family), isNull(refreshToken.revokedAt)));
  await endSittings(tx, clock, eq(actingSitting.sessionId, row.family));
  return true;
}

/** Ends those that were used least recently, where there are more than an account may have. */
export async function endSurplusSessions(tx: Database, userId: number, clock: Clock): Promise<void> {
  const surplus = await tx
    .select({ id: signInSession.id })
    .from(signInSession)
    .where(eq(signInSession.userId, userId))
    .orderBy(desc(signInSession.lastUsedAt), desc(signInSession.id))
    .offset(MOST_SESSIONS);
  for (const { id } of surplus) await endOneSession(tx, userId, id, clock);
}

/**
 * Ends all sign-ins of a user, or all but the one of `exceptFamily`. Also ends the sittings in which the user acts as somebody
 * else, and forgets the browsers that need no code. Answers how many sign-ins there were.
 */
export async function endSessions(tx: Database, userId: number, clock: Clock, exceptFamily?: string): Promise<number> {
  const others = exceptFamily === undefined ? [] : [ne(refreshToken.family, exceptFamily)];
  await tx
    .update(refreshToken)
    .set({ revokedAt: new Date(clock.now()) })
    .where(and(eq(refreshToken.userId, userId), isNull(refreshToken.revokedAt), ...others));
  const gone = await tx
    .delete(signInSession)
    .where(
      and(
        eq(signInSession.userId, userId),
        ...(exceptFamily === undefined ? [] : [ne(signInSession.family, exceptFamily)]),
      ),
    )
    .returning({ id: signInSession.id });
  await endSittings(tx, clock, eq(actingSitting.actorId, userId));
  await forgetBrowsers(tx, userId);
  return gone.length;
}

/** Drops those whose tokens have all run out. `lifetimeMs`: of a refresh token. */
export async function sweepSessions(db: Database, clock: Clock, lifetimeMs: number): Promise<void> {
  await db.delete(signInSession).where(lt(signInSession.lastUsedAt, new Date(clock.now() - lifetimeMs)));
}
