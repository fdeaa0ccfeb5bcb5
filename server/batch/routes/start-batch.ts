import { batchCalls } from '@spotreel/sdk/internal/contract';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import type { RenderOutput } from '../../project/renders/output-of';
import { batchOutput } from '../batch-origin';
import { implement } from '../domain';
import { batchCreateKind, batchExportKind } from '../job-kinds';
import { lockBatch, ownBatch } from '../own-batch';
import { videoBatch, videoBatchRow } from '../tables';
import { toBatch } from '../to-batch';

export const startBatch = implement(batchCalls.startBatch, async ({ params, body, user, context }, services) => {
  const { db, jobs, renders, addresses, catalogue } = services;
  const { id, base } = await ownBatch(db, user, params.batchId);
  if (body.export && renders.unavailable) throw new ApiError('render_unavailable', { message: renders.unavailable });
  const { output } = body;
  const wanted = output && batchOutput(base, output, catalogue);
  await db.transaction(async (tx) => {
    await lockBatch(tx, id);
    await createAgain(tx, id);
    const changed = { halt: null, ...(body.export && { exportsNew: true }), ...(output && { output }) };
    await tx.update(videoBatch).set(changed).where(eq(videoBatch.id, id));
    if (body.export) await wantExports(tx, id, wanted);
    await jobs.enqueue(tx, [
      { kind: batchCreateKind, subjectId: id, owner: user },
      { kind: batchExportKind, subjectId: id, owner: user },
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

/** Choices that renders were stored without, before there was a choice. */
const EARLIER_OUTPUT = JSON.stringify({ frameRate: 30, transparent: false });

/**
 * A video is exported unless it has a current or coming file in the ratio of the batch. With `wanted` only such a file counts,
 * else any.
 */
async function wantExports(tx: Database, batchId: number, wanted: RenderOutput | undefined): Promise<void> {
  const hasVideo = and(eq(videoBatchRow.batchId, batchId), isNotNull(videoBatchRow.projectId));
  const isExported = sql`exists (select 1 from render e join project p on p.id = e.project_id
    join video_batch b on b.id = ${videoBatchRow.batchId}
    where e.project_id = ${videoBatchRow.projectId} and e.ratio = coalesce(b.output->>'ratio', p.ratio)
      and ${isOf(wanted)} and (e.status in ('queued', 'rendering')
      or (e.status = 'done' and e.video_key is not null and e.project_version >= p.content_version)))`;
  await tx
    .update(videoBatchRow)
    .set({ isExportWanted: true, error: null })
    .where(and(hasVideo, sql`not ${isExported}`));
}

/** True if the render `e` makes this file. */
function isOf(wanted: RenderOutput | undefined) {
  if (!wanted) return sql`true`;
  const { format, output } = wanted;
  if (!output) return sql`e.format = ${format}`;
  return sql`e.format = ${format} and ${EARLIER_OUTPUT}::jsonb || e.output = ${JSON.stringify(output)}::jsonb`;
}
