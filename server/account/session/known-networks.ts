/** Networks from which an account has logged in. Limits that strangers use up do not hold for them. */
import { createHash } from 'node:crypto';
import type { Clock } from '@spotreel/sdk/internal/base';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { appUser, signInNetwork } from '../tables';

/** A network that an account has not used for so long is a strange one again. */
const KNOWN_FOR_MS = 90 * 24 * 60 * 60 * 1000;

export async function isKnownNetwork(db: Database, email: string, network: string): Promise<boolean> {
  const rows = await db
    .select({ id: appUser.id })
    .from(signInNetwork)
    .innerJoin(appUser, eq(appUser.id, signInNetwork.userId))
    .where(and(eq(appUser.email, email), eq(signInNetwork.network, hashOfParts(network))));
  return rows.length > 0;
}

export async function rememberNetwork(db: Database, clock: Clock, userId: number, network: string): Promise<void> {
  const lastAt = new Date(clock.now());
  await db
    .insert(signInNetwork)
    .values({ userId, network: hashOfParts(network), lastAt })
    .onConflictDoUpdate({
      target: [signInNetwork.userId, signInNetwork.network],
      set: { lastAt: sql`excluded.last_at` },
    });
}

/** Hash of parts. Typed addresses and networks of sign-ins are not stored in the clear. */
export function hashOfParts(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

export async function sweepKnownNetworks(db: Database, clock: Clock): Promise<void> {
  await db.delete(signInNetwork).where(lt(signInNetwork.lastAt, new Date(clock.now() - KNOWN_FOR_MS)));
}
