import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../platform/data/database';
import type { JobQueue } from '../platform/jobs/queue';
import { markRenderCancelled } from '../project/renders/cancel-render';
import { render } from '../project/renders/tables';
import { batchCreateKind, batchExportKind } from './job-kinds';
import { lockBatch } from './own-batch';
import { videoBatch, videoBatchRow } from './tables';

/**
 * Nothing more is created, and exports that wait or run are cancelled. Answers the ids of those that ran: call `renders.stop`
 * after the transaction.
 */
export async function endBatch(tx: Database, jobs: JobQueue, batchId: number): Promise<readonly number[]> {
  await lockBatch(tx, batchId);
  const own = eq(videoBatchRow.batchId, batchId);
  await jobs.remove(tx, [batchCreateKind, batchExportKind], batchId);
  await tx.update(videoBatchRow).set({ isExportWanted: false }).where(own);
  await tx
    .update(videoBatchRow)
    .set({ status: 'cancelled' })
    .where(and(own, eq(videoBatchRow.status, 'waiting')));
  await tx.update(videoBatch).set({ exportsNew: false, halt: null }).where(eq(videoBatch.id, batchId));
  const running = await tx
    .select({ id: render.id })
    .from(render)
    .innerJoin(videoBatchRow, eq(videoBatchRow.renderId, render.id))
    .where(and(own, inArray(render.status, ['queued', 'rendering'])));
  const ids = running.map(({ id }) => id);
  for (const id of ids) await markRenderCancelled(tx, jobs, id);
  return ids;
}
