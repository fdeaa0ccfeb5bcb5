import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { ApiError, invalidFields } from '../http/api-error';
import type { Database } from './database';
import { idempotencyKey } from './tables';

/** A repeatable request: the same key and body make the same thing only once. */
export interface RepeatableRequest {
  readonly call: string;
  readonly key: string;
  readonly bodyHash: string;
}

/** For this long a repetition is recognized. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Undefined without an Idempotency-Key. `body` is the parsed body and whatever else the request depends on. */
export function repeatableRequest(headers: Headers, call: string, body: unknown): RepeatableRequest | undefined {
  const key = headers.get('idempotency-key');
  if (key === null) return undefined;
  if (key.length < 1 || key.length > 200) throw invalidFields({ 'Idempotency-Key': ['1 to 200 characters'] });
  return { call, key, bodyHash: createHash('sha256').update(JSON.stringify(body)).digest('hex') };
}

/**
 * Runs `make` in the transaction `tx`, and only for the first request with this key; answers the id of what was made,
 * now or then. A second request that comes at the same moment waits for the first. Throws `idempotency_conflict`.
 */
export async function once(
  tx: Database,
  user: { readonly id: number },
  request: RepeatableRequest | undefined,
  make: () => Promise<number>,
): Promise<number> {
  if (!request) return make();
  const { call, key, bodyHash } = request;
  const same = and(eq(idempotencyKey.userId, user.id), eq(idempotencyKey.call, call), eq(idempotencyKey.key, key));
  await tx.delete(idempotencyKey).where(and(same, lt(idempotencyKey.createdAt, new Date(Date.now() - LIFETIME_MS))));
  const claimed = await tx
    .insert(idempotencyKey)
    .values({ userId: user.id, call, key, bodyHash })
    .onConflictDoNothing()
    .returning({ key: idempotencyKey.key });
  if (claimed.length > 0) {
    const objectId = await make();
    await tx.update(idempotencyKey).set({ objectId }).where(same);
    return objectId;
  }
  const [earlier] = await tx.select().from(idempotencyKey).where(same);
  if (!earlier || earlier.bodyHash !== bodyHash) throw new ApiError('idempotency_conflict');
  return earlier.objectId;
}
