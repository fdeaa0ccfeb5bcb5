/** The API keys of a tenant. */
import type { Clock } from '@spotreel/sdk/internal/base';
import { type ApiKey, type ApiKeyScope, type ApiKeyWithSecret, MAX_API_KEYS } from '@spotreel/sdk/internal/contract';
import { and, count, desc, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import { displayName } from '../person-name';
import type { CurrentUser, UserRow } from '../session/authenticate';
import { appUser, tenant } from '../tables';
import { hashSecret, newKeyParts, shownPrefix, writeKey } from './key-secret';
import { isLive, type KeyRow } from './live-keys';
import { apiKey } from './tables';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Revoked keys stay for a while, so that a key in a log can be named. */
const KEPT_MS = 90 * DAY_MS;

export interface KeyDraft {
  readonly name: string;
  readonly scopes: readonly ApiKeyScope[];
  /** Null: for ever. */
  readonly lifetimeDays: number | null;
}

export async function listKeys(db: Database, tenantId: number, clock: Clock): Promise<ApiKey[]> {
  const rows = await db
    .select({ row: apiKey, maker: appUser })
    .from(apiKey)
    .leftJoin(appUser, eq(appUser.id, apiKey.createdBy))
    .where(and(eq(apiKey.tenantId, tenantId), isNull(apiKey.revokedAt)))
    .orderBy(desc(apiKey.id));
  return rows.map(({ row, maker }) => toApiKey(row, maker, clock.now()));
}

/** Throws `api_key_limit`. */
export async function addKey(
  db: Database,
  user: CurrentUser,
  draft: KeyDraft,
  clock: Clock,
): Promise<ApiKeyWithSecret> {
  const { tenantId } = user;
  const parts = newKeyParts();
  const now = clock.now();
  const row = await db.transaction(async (tx) => {
    // Locked, so that no two requests each make the last one that is allowed.
    await tx.select({ id: tenant.id }).from(tenant).where(eq(tenant.id, tenantId)).for('no key update');
    const own = and(eq(apiKey.tenantId, tenantId), isNull(apiKey.revokedAt));
    const [total] = await tx.select({ keys: count() }).from(apiKey).where(own);
    if ((total?.keys ?? 0) >= MAX_API_KEYS) throw new ApiError('api_key_limit');
    const [created] = await tx
      .insert(apiKey)
      .values({
        tenantId,
        name: draft.name,
        prefix: parts.prefix,
        secretHash: hashSecret(parts.secret),
        scopes: [...new Set(draft.scopes)],
        createdBy: user.id,
        expiresAt: draft.lifetimeDays === null ? null : new Date(now + draft.lifetimeDays * DAY_MS),
        createdAt: new Date(now),
      })
      .returning();
    if (!created) throw new Error('No key was stored');
    return created;
  });
  return { key: toApiKey(row, user.row, now), secret: writeKey(parts) };
}

/** Throws `not_found`, also for a key that has expired. */
export async function rotateKey(
  db: Database,
  tenantId: number,
  keyId: number,
  graceHours: number,
  clock: Clock,
): Promise<ApiKeyWithSecret> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const row = await lockKey(tx, tenantId, keyId);
    if (!row || !isLive(row, now)) throw new ApiError('not_found');
    const parts = newKeyParts(row.prefix);
    const formerUntil = graceHours > 0 ? new Date(now + graceHours * HOUR_MS) : null;
    const changed = { secretHash: hashSecret(parts.secret), formerHash: formerUntil && row.secretHash, formerUntil };
    await tx.update(apiKey).set(changed).where(eq(apiKey.id, keyId));
    const maker = await makerOf(tx, row);
    return { key: toApiKey({ ...row, ...changed }, maker ?? null, now), secret: writeKey(parts) };
  });
}

/** Throws `not_found`. */
export async function revokeKey(db: Database, tenantId: number, keyId: number, clock: Clock): Promise<void> {
  const own = and(eq(apiKey.id, keyId), eq(apiKey.tenantId, tenantId), isNull(apiKey.revokedAt));
  const revoked = await db
    .update(apiKey)
    .set({ revokedAt: new Date(clock.now()) })
    .where(own)
    .returning({ id: apiKey.id });
  if (revoked.length === 0) throw new ApiError('not_found');
}

export async function sweepKeys(db: Database, clock: Clock): Promise<void> {
  await db.delete(apiKey).where(lt(apiKey.revokedAt, new Date(clock.now() - KEPT_MS)));
}

async function lockKey(tx: Database, tenantId: number, keyId: number): Promise<KeyRow | undefined> {
  const own = and(eq(apiKey.id, keyId), eq(apiKey.tenantId, tenantId));
  const [row] = await tx.select().from(apiKey).where(own).for('update');
  return row;
}

/** The admin who made the key; undefined once that account is gone. */
export async function makerOf(db: Database, { createdBy }: Pick<KeyRow, 'createdBy'>): Promise<UserRow | undefined> {
  if (createdBy === null) return undefined;
  const [row] = await db
    .select()
    .from(appUser)
    .where(and(eq(appUser.id, createdBy), isNull(appUser.deletedAt)));
  return row;
}

function toApiKey(row: KeyRow, maker: UserRow | null, nowMs: number): ApiKey {
  const isFormerValid = row.formerUntil !== null && row.formerUntil.getTime() > nowMs;
  return {
    id: row.id,
    name: row.name,
    prefix: shownPrefix(row.prefix),
    scopes: row.scopes,
    createdBy: maker ? displayName(maker) : '',
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    formerSecretUntil: isFormerValid ? (row.formerUntil?.toISOString() ?? null) : null,
  };
}
