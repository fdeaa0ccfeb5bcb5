/**
 * Asks for the exports of a batch, as many as the account may have at a time. What has to wait for others is asked for
 * a moment later. A limit that does not pass by itself halts the batch: its rows wait until someone starts it again.
 */
import { and, asc, eq, isNull } from 'drizzle-orm';
import { limitsOf } from '../../account/plans/entitlements';
import { ApiError } from '../../platform/http/api-error';
import type { Commit, JobHandler } from '../../platform/jobs/job-handler';
import { lockProject } from '../../project/project-row';
import { enqueueRender } from '../../project/renders/enqueue-render';
import type { BatchServices } from '../domain';
import { batchExportKind } from '../job-kinds';
import { lockBatch } from '../own-batch';
import { videoBatch, videoBatchRow } from '../tables';
import { type OpenWork, openWork } from './open-work';

/** Milliseconds before an account that has no room is asked again. */
const PAUSE_MS = 3000;

/** Codes that every further row would meet, too. */
const HALTS: readonly string[] = ['render_limit', 'render_unavailable'];

export function exportVideosHandler(services: BatchServices, pauseMs = PAUSE_MS): JobHandler {
  const { jobs } = services;
  return {
    lock: (tx, { subjectId }) => lockBatch(tx, subjectId),
    async run({ subjectId }, signal): Promise<Commit> {
      const work = await openWork(services, subjectId);
      if (!work) return async () => undefined;
      const end = await askForExports(work, signal);
      return async (tx) => {
        if (end === 'all') return undefined;
        if (end === 'no-room') {
          const job = { kind: batchExportKind, subjectId, owner: work.user, delayMs: pauseMs };
          await jobs.enqueue(tx, [job]);
        } else await tx.update(videoBatch).set({ halt: end.halt }).where(eq(videoBatch.id, subjectId));
        return undefined;
      };
    },
    isWorthRetry: (_error, { failures }) => failures < 2,
    async failed(tx, { subjectId }) {
      await tx.update(videoBatch).set({ halt: 'internal' }).where(eq(videoBatch.id, subjectId));
      return undefined;
    },
  };
}

type End = 'all' | 'no-room' | { readonly halt: string };

async function askForExports(work: OpenWork, signal: AbortSignal): Promise<End> {
  const { record, services, user } = work;
  const { db, clock } = services;
  await db.update(videoBatch).set({ halt: null }).where(eq(videoBatch.id, record.id));
  const wanted = and(eq(videoBatchRow.batchId, record.id), eq(videoBatchRow.isExportWanted, true));
  // a video that was deleted meanwhile has no export
  await db
    .update(videoBatchRow)
    .set({ isExportWanted: false })
    .where(and(wanted, isNull(videoBatchRow.projectId)));
  const rows = await db.select().from(videoBatchRow).where(wanted).orderBy(asc(videoBatchRow.position));
  for (const { id, projectId } of rows) {
    signal.throwIfAborted();
    const refused = await askForExport(work, id, projectId ?? 0);
    if (refused === undefined) continue;
    const { concurrentRenderLimit } = await limitsOf(db, user.row, clock.now());
    // an account that may have none at a time gets no room by waiting
    const isPassing = refused === 'concurrent_render_limit' && concurrentRenderLimit !== 0;
    return isPassing ? 'no-room' : { halt: refused };
  }
  return 'all';
}

/** The code for which this row, and those after it, have to wait. */
async function askForExport(
  { record, services, user }: OpenWork,
  rowId: number,
  projectId: number,
): Promise<string | undefined> {
  const { db } = services;
  try {
    await db.transaction(async (tx) => {
      const video = await lockProject(tx, user, projectId);
      const [row] = await tx
        .update(videoBatchRow)
        .set({ isExportWanted: false, error: null })
        .where(and(eq(videoBatchRow.id, rowId), eq(videoBatchRow.isExportWanted, true)))
        .returning({ id: videoBatchRow.id });
      // cancelled meanwhile
      if (!row) return;
      // the choice is read after the row: a start writes both at once, also while this job runs
      const [batch] = await tx
        .select({ output: videoBatch.output })
        .from(videoBatch)
        .where(eq(videoBatch.id, record.id));
      const renderId = await enqueueRender(tx, services, { user, project: video, choices: batch?.output });
      await tx.update(videoBatchRow).set({ renderId }).where(eq(videoBatchRow.id, rowId));
    });
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'concurrent_render_limit' || HALTS.includes(error.code)) return error.code;
    const failure = { code: error.code, message: error.message };
    await db.update(videoBatchRow).set({ isExportWanted: false, error: failure }).where(eq(videoBatchRow.id, rowId));
    return undefined;
  }
}
