import { eq } from 'drizzle-orm';
import type { Database } from '../platform/data/database';
import { videoBatch, videoBatchRow } from './tables';

/** Tables that videos were made of, row by row, as the export of an account has them. */
export async function batchRecords(db: Database, userId: number) {
  const { id: batchId, name: batch, createdAt } = videoBatch;
  const { name, fieldValues, status, projectId } = videoBatchRow;
  return db
    .select({ batchId, batch, createdAt, name, fieldValues, status, projectId })
    .from(videoBatchRow)
    .innerJoin(videoBatch, eq(videoBatch.id, videoBatchRow.batchId))
    .where(eq(videoBatch.ownerId, userId));
}
