/** Creates the videos of a batch, some rows a job, so that batches of all accounts take turns. */
import type { BatchField } from '@spotreel/sdk/internal/contract';
import { fillScenes } from '@spotreel/sdk/internal/project';
import { and, asc, eq } from 'drizzle-orm';
import { limitsOf } from '../../account/plans/entitlements';
import { ApiError } from '../../platform/http/api-error';
import type { Commit, JobHandler } from '../../platform/jobs/job-handler';
import { insertProject } from '../../project/creating/insert-project';
import { checkSave, type ProjectState } from '../../project/saving/check-save';
import { readStoredContent } from '../../project/stored-content';
import { fieldsOf } from '../batch-origin';
import type { BatchServices } from '../domain';
import { batchCreateKind, batchExportKind } from '../job-kinds';
import { lockBatch } from '../own-batch';
import { type RowFailure, videoBatchRow } from '../tables';
import type { RowRecord } from '../to-batch';
import { ImageRefusal, imagesOfRow } from './fetch-images';
import { type OpenWork, openWork } from './open-work';

/** Rows of one job. */
const ROWS = 10;

export function createVideosHandler(services: BatchServices): JobHandler {
  const { jobs } = services;
  return {
    lock: (tx, { subjectId }) => lockBatch(tx, subjectId),
    async run({ subjectId }, signal): Promise<Commit> {
      const work = await openWork(services, subjectId);
      if (!work) return async () => undefined;
      await createSome(work, signal);
      return async (tx) => {
        const own = { subjectId, owner: work.user };
        const isWaiting = and(eq(videoBatchRow.batchId, subjectId), eq(videoBatchRow.status, 'waiting'));
        const more = await tx.$count(videoBatchRow, isWaiting);
        if (more > 0) await jobs.enqueue(tx, [{ kind: batchCreateKind, ...own }]);
        await jobs.enqueue(tx, [{ kind: batchExportKind, ...own }]);
        return undefined;
      };
    },
    isWorthRetry: (_error, { failures }) => failures < 2,
    async failed(tx, { subjectId }) {
      const error = { code: 'internal', message: 'Something went wrong on our side. Try again.' };
      await tx
        .update(videoBatchRow)
        .set({ status: 'failed', error })
        .where(and(eq(videoBatchRow.batchId, subjectId), eq(videoBatchRow.status, 'waiting')));
      return undefined;
    },
  };
}

async function createSome(work: OpenWork, signal: AbortSignal): Promise<void> {
  const { record, services } = work;
  const rows = await services.db
    .select()
    .from(videoBatchRow)
    .where(and(eq(videoBatchRow.batchId, record.id), eq(videoBatchRow.status, 'waiting')))
    .orderBy(asc(videoBatchRow.position))
    .limit(ROWS);
  const content = readStoredContent(record.base.content);
  const fields = fieldsOf(content, services.catalogue);
  const fetched = new Map(Object.entries(record.images));
  for (const row of rows) {
    signal.throwIfAborted();
    try {
      await createVideo(work, row, { fields, fetched, base: { renderer: 'lottie', ...record.base, content } });
    } catch (error) {
      await fail(work, row, failureOfRow(error));
    }
  }
}

interface RowParts {
  readonly fields: readonly BatchField[];
  readonly fetched: Map<string, number>;
  readonly base: ProjectState;
}

async function createVideo(work: OpenWork, row: RowRecord, { fields, fetched, base }: RowParts): Promise<void> {
  const { services, user, record } = work;
  const { db, catalogue, clock, renders } = services;
  const images = await imagesOfRow(work, row, fields, fetched);
  const customisations = fillScenes(base.content.customisations, fields, row.fieldValues, images);
  const { kind, ratio, recipeId, templateFamilyId, brandId, renderer } = base;
  const content = { ...base.content, customisations };
  const state = { kind, ratio, recipeId, templateFamilyId, brandId, renderer, content };
  await checkSave(db, user, { catalogue, limits: () => limitsOf(db, user.row, clock.now()) }, state);
  const id = await db.transaction(async (tx) => {
    const isWaiting = and(eq(videoBatchRow.id, row.id), eq(videoBatchRow.status, 'waiting'));
    const [locked] = await tx.select({ id: videoBatchRow.id }).from(videoBatchRow).where(isWaiting).for('update');
    // cancelled, or deleted with its batch
    if (!locked) return undefined;
    const { recipeName } = record.base;
    const initial = { state, name: row.name, nameGiven: true, recipeName, kept: true };
    const video = await insertProject(tx, user, catalogue, initial);
    const isExportWanted = record.exportsNew;
    const created = { status: 'created', projectId: video.id, error: null, isExportWanted } as const;
    await tx.update(videoBatchRow).set(created).where(eq(videoBatchRow.id, row.id));
    return video.id;
  });
  if (id !== undefined) renders.posterSoon(id);
}

/** Failure of a row. An error that is no fault of the row is thrown again. */
function failureOfRow(error: unknown): RowFailure {
  if (error instanceof ImageRefusal) return error.failure;
  if (!(error instanceof ApiError)) throw error;
  const [detail] = Object.values(error.details ?? {}).flat();
  return { code: error.code, message: detail === undefined ? error.message : `${error.message} ${detail}.` };
}

async function fail({ services }: OpenWork, row: RowRecord, error: RowFailure): Promise<void> {
  await services.db
    .update(videoBatchRow)
    .set({ status: 'failed', error })
    .where(and(eq(videoBatchRow.id, row.id), eq(videoBatchRow.status, 'waiting')));
}
