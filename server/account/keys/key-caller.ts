/** Caller with an API key: a tenant's own server. */
import type { ApiKeyScope, Call } from '@spotreel/sdk/internal/contract';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { ApiError } from '../../platform/http/api-error';
import type { RequestContext } from '../../platform/http/request-context';
import type { RequestNotes } from '../../platform/http/request-notes';
import { isTenantClosed } from '../rules/tenant-tree';
import type { AuthServices } from '../session/auth-services';
import { requireScope } from '../session/key-rights';
import { matchesSecret, readKey } from './key-secret';
import { isLive, type KeyRow } from './live-keys';
import { apiKey } from './tables';

export interface KeyCaller {
  readonly keyId: number;
  readonly tenantId: number;
  /** The admin who made the key; null once that account is gone. */
  readonly createdBy: number | null;
}

/** Milliseconds between two notes of when a key was used. */
const NOTED_EVERY_MS = 60_000;
const BEARER = /^Bearer +(\S+)$/i;

/** Throws `api_key_invalid` (also while the tenant is archived), `api_key_in_browser`, `api_key_scope`, and `rate_limited` for the key. */
export async function authenticateKey(
  call: Call,
  { raw, notes }: RequestContext,
  services: AuthServices,
): Promise<KeyCaller> {
  const { id, tenantId, createdBy } = await keyOf(raw.headers, call.scope, services, notes);
  return { keyId: id, tenantId, createdBy };
}

/** Throws as `authenticateKey`. `scope`: undefined where any key will do. */
export async function keyOf(
  headers: Headers,
  scope: ApiKeyScope | undefined,
  services: Pick<AuthServices, 'db' | 'clock' | 'limiters'>,
  notes: RequestNotes,
): Promise<KeyRow> {
  if (headers.has('origin')) throw new ApiError('api_key_in_browser');
  const key = readKey(BEARER.exec(headers.get('authorization')?.trim() ?? '')?.[1] ?? '');
  const row = key && (await rowByPrefix(services, key.prefix));
  if (row) {
    notes.key = row.id;
    notes.tenant = row.tenantId;
  }
  if (!key || !row || !isLive(row, services.clock.now()) || !hasSecret(row, key.secret, services.clock.now()))
    throw new ApiError('api_key_invalid');
  if (await isTenantClosed(services.db, row.tenantId)) throw new ApiError('api_key_invalid');
  await services.limiters.apiKey.spend(String(row.id));
  if (scope) requireScope(row, scope);
  await noteUse(services, row);
  return row;
}

async function rowByPrefix({ db }: Pick<AuthServices, 'db'>, prefix: string): Promise<KeyRow | undefined> {
  const [row] = await db.select().from(apiKey).where(eq(apiKey.prefix, prefix));
  return row;
}

function hasSecret({ secretHash, formerHash, formerUntil }: KeyRow, secret: string, nowMs: number): boolean {
  if (matchesSecret(secret, secretHash)) return true;
  const isFormerValid = formerHash !== null && formerUntil !== null && formerUntil.getTime() > nowMs;
  return isFormerValid && matchesSecret(secret, formerHash);
}

async function noteUse({ db, clock }: Pick<AuthServices, 'db' | 'clock'>, row: KeyRow): Promise<void> {
  const now = clock.now();
  if (row.lastUsedAt && now - row.lastUsedAt.getTime() < NOTED_EVERY_MS) return;
  const isOlder = or(isNull(apiKey.lastUsedAt), lt(apiKey.lastUsedAt, new Date(now - NOTED_EVERY_MS)));
  await db
    .update(apiKey)
    .set({ lastUsedAt: new Date(now) })
    .where(and(eq(apiKey.id, row.id), isOlder));
}
