/**
 * Browsers in which a person has given a mailed code. Each made a random secret, of which the database has the hash. They are
 * forgotten after 90 days without a login, and with all sessions of the account.
 */
import { createHash } from 'node:crypto';
import type { Clock } from '@spotreel/sdk/internal/base';
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { knownBrowser } from '../tables';

const KNOWN_FOR_MS = 90 * 24 * 60 * 60 * 1000;
/** Limit for one account. One more forgets the one that was used least recently. */
const MOST = 20;

/** True if the account has given a code in it. The browser then counts as used. */
export async function isKnownBrowser(db: Database, clock: Clock, userId: number, secret: string): Promise<boolean> {
  const own = and(eq(knownBrowser.userId, userId), eq(knownBrowser.tokenHash, hashOf(secret)));
  const [known] = await db
    .update(knownBrowser)
    .set({ lastAt: new Date(clock.now()) })
    .where(own)
    .returning({ userId: knownBrowser.userId });
  return known !== undefined;
}

export async function rememberBrowser(tx: Database, clock: Clock, userId: number, secret: string): Promise<void> {
  const lastAt = new Date(clock.now());
  await tx
    .insert(knownBrowser)
    .values({ userId, tokenHash: hashOf(secret), lastAt })
    .onConflictDoUpdate({
      target: [knownBrowser.userId, knownBrowser.tokenHash],
      set: { lastAt: sql`excluded.last_at` },
    });
  const surplus = tx
    .select({ tokenHash: knownBrowser.tokenHash })
    .from(knownBrowser)
    .where(eq(knownBrowser.userId, userId))
    .orderBy(desc(knownBrowser.lastAt))
    .offset(MOST);
  await tx.delete(knownBrowser).where(and(eq(knownBrowser.userId, userId), inArray(knownBrowser.tokenHash, surplus)));
}

export async function forgetBrowsers(tx: Database, userId: number): Promise<void> {
  await tx.delete(knownBrowser).where(eq(knownBrowser.userId, userId));
}

/** Random bits need no slow hash. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

export async function sweepKnownBrowsers(db: Database, clock: Clock): Promise<void> {
  await db.delete(knownBrowser).where(lt(knownBrowser.lastAt, new Date(clock.now() - KNOWN_FOR_MS)));
}
