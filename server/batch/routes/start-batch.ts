import { batchCalls } from '@spotreel/sdk/contract';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import { implement } from '../implement';
import { lockBatch, ownBatch } from '../own-batch';
import { videoBatch, videoBatchRow } from '../tables';
import { toBatch } from '../to-batch';

export const startBatch = implement(batchCalls.startBatch, async ({ params, body, user, context }, services) => {
  const { db, jobs, renders, addresses } = services;
  const { id } = await ownBatch(db, user, params.batchId);
  if (body.export && renders.unavailable) throw new ApiError('render_unavailable', { message: renders.unavailable });
  await db.transaction(async (tx) => {
    await lockBatch(tx, id);
    await createAgain(tx, id);
    if (body.export) await wantExports(tx, id);
    const changed = { halt: null, ...(body.export && { exportsNew: true }) };
    await tx.update(videoBatch).set(changed).where(eq(videoBatch.id, id));
    await jobs.enqueue(tx, [
      { kind: 'batch-create', subjectId: id, owner: user },
      { kind: 'batch-export', subjectId: id, owner: user },
    ]);
  });
  return toBatch(db, await ownBatch(db, user, id), addresses.at(context.baseUrl));
});

async function createAgain(tx: Database, batchId: number): Promise<void> {
  const isOver = inArray(videoBatchRow.status, ['failed', 'cancelled']);
  await tx
    .update(videoBatchRow)
    .set({ status: 'waiting', error: null })
    .where(and(eq(videoBatchRow.batchId, batchId), isOver));
}

/** Of every video that is neither exported as it is saved, nor being exported. */
async function wantExports(tx: Database, batchId: number): Promise<void> {
  const hasVideo = and(eq(videoBatchRow.batchId, batchId), isNotNull(videoBatchRow.projectId));
  const isExported = sql`exists (select 1 from render e join project p on p.id = e.project_id
    where e.project_id = ${videoBatchRow.projectId} and (e.status in ('queued', 'rendering')
      or (e.status = 'done' and e.video_key is not null and e.project_version >= p.content_version)))`;
  await tx
    .update(videoBatchRow)
    .set({ isExportWanted: true, error: null })
    .where(and(hasVideo, sql`not ${isExported}`));
}
