/**
 * A refresh token is valid once. A used one that comes again means that a copy exists: the server revokes the whole
 * family (all tokens of that sign-in). A used one is still accepted for a few seconds, since two tabs that share a session
 * may refresh at the same moment.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '@spotreel/sdk/internal/base';
import { and, eq, isNotNull, isNull, type Placeholder } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import { endSittings } from '../acting/sittings';
import { actingSitting, refreshToken, signInSession } from '../tables';
import { addSession, endSurplusSessions, touchSession } from './sessions';

export const REFRESH_TOKEN_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;
/** For a second tab. */
const GRACE_MS = 10_000;

export interface IssuedRefreshToken {
  readonly token: string;
  /** Its family. */
  readonly sessionId: string;
}

export interface RefreshTokens {
  /** The first token of a new family. `userAgent`: how the browser describes itself. */
  begin(userId: number, userAgent: string): Promise<IssuedRefreshToken>;
  /** Uses a token up. Throws `refresh_token_invalid`, and revokes the family of a token that was used before. */
  rotate(token: string): Promise<IssuedRefreshToken & { readonly userId: number }>;
  /** Revokes the token's family; false for a token that is unknown. */
  revoke(token: string): Promise<boolean>;
}

/** Finds something once a session was signed out or its refresh token was stolen. */
export function revocationOf(db: Database, sessionId: string | Placeholder) {
  return db
    .select({ id: refreshToken.id })
    .from(refreshToken)
    .where(and(eq(refreshToken.family, sessionId), isNotNull(refreshToken.revokedAt)));
}

/** A sign-out during a refresh does not see the token that the refresh makes: one revoked token ends the family. */
async function isRevoked(db: Database, family: string): Promise<boolean> {
  return (await revocationOf(db, family).limit(1)).length > 0;
}

export function createRefreshTokens(db: Database, clock: Clock): RefreshTokens {
  return {
    begin: (userId, userAgent) =>
      db.transaction(async (tx) => {
        const family = randomUUID();
        await addSession(tx, { userId, family, userAgent, at: new Date(clock.now()) });
        await endSurplusSessions(tx, userId, clock);
        return issue(tx, clock, userId, family);
      }),
    async rotate(token) {
      // The refusal is thrown outside of the transaction, or it would undo the revocation.
      const rotated = await db.transaction((tx) => rotatedIn(tx, clock, token));
      if (!rotated) throw new ApiError('refresh_token_invalid');
      return rotated;
    },
    async revoke(token) {
      const [row] = await db
        .select()
        .from(refreshToken)
        .where(eq(refreshToken.tokenHash, hashOf(token)));
      if (!row) return false;
      await revokeFamily(db, clock, row.family);
      await db.delete(signInSession).where(eq(signInSession.family, row.family));
      return true;
    },
  };
}

async function issue(db: Database, clock: Clock, userId: number, family: string): Promise<IssuedRefreshToken> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(clock.now() + REFRESH_TOKEN_LIFETIME_MS);
  await db.insert(refreshToken).values({ userId, family, tokenHash: hashOf(token), expiresAt });
  return { token, sessionId: family };
}

async function revokeFamily(db: Database, clock: Clock, family: string): Promise<void> {
  await db
    .update(refreshToken)
    .set({ revokedAt: new Date(clock.now()) })
    .where(and(eq(refreshToken.family, family), isNull(refreshToken.revokedAt)));
  await endSittings(db, clock, eq(actingSitting.sessionId, family));
}

/** The next token of the family. Undefined for a token that is not accepted. */
async function rotatedIn(tx: Database, clock: Clock, token: string) {
  const [row] = await tx
    .select()
    .from(refreshToken)
    .where(eq(refreshToken.tokenHash, hashOf(token)))
    .for('update');
  if (!row || (await isRevoked(tx, row.family)) || row.expiresAt.getTime() <= clock.now()) return undefined;
  if (row.usedAt && clock.now() - row.usedAt.getTime() > GRACE_MS) {
    await revokeFamily(tx, clock, row.family);
    return undefined;
  }
  if (!row.usedAt) {
    await tx
      .update(refreshToken)
      .set({ usedAt: new Date(clock.now()) })
      .where(eq(refreshToken.id, row.id));
  }
  await touchSession(tx, row.family, new Date(clock.now()));
  return { userId: row.userId, ...(await issue(tx, clock, row.userId, row.family)) };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
