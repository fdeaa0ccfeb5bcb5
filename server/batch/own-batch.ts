import { and, eq } from 'drizzle-orm';
import type { Owner } from '../account/session/authenticate';
import type { Database } from '../platform/data/database';
import { ApiError } from '../platform/http/api-error';
import { videoBatch } from './tables';

export type BatchRecord = typeof videoBatch.$inferSelect;

/** Throws `not_found`, also for one of somebody else. */
export async function ownBatch(db: Database, user: Owner, batchId: number): Promise<BatchRecord> {
  const [row] = await db
    .select()
    .from(videoBatch)
    .where(and(eq(videoBatch.id, batchId), ownBatches(user)));
  if (!row) throw new ApiError('not_found');
  return row;
}

/** The condition for batches of the user. */
export function ownBatches(user: Owner) {
  return and(eq(videoBatch.ownerId, user.id), eq(videoBatch.tenantId, user.tenantId));
}

/** Every transaction that changes a batch locks it first, as the jobs do; then its rows and jobs. */
export async function lockBatch(tx: Database, batchId: number): Promise<void> {
  await tx.select({ id: videoBatch.id }).from(videoBatch).where(eq(videoBatch.id, batchId)).for('update');
}
