/** Batches as the API answers them. */
import { type Batch, type BatchRow, type BatchSummary, errorCatalogue, isErrorCode } from '@spotreel/sdk/contract';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Addresses } from '../media/addresses';
import type { Database } from '../platform/data/database';
import type { ProjectRow } from '../project/project-row';
import { isCurrentRender } from '../project/renders/current-render';
import { downloadName, fileName } from '../project/renders/file-name';
import { type FinishedRender, finishedIn } from '../project/renders/project-files';
import { type RenderSummary, rendersOf } from '../project/renders/renders-of';
import { project } from '../project/tables';
import { type BatchCounts, countsOf } from './batch-counts';
import type { BatchRecord } from './own-batch';
import { videoBatchRow } from './tables';

export type RowRecord = typeof videoBatchRow.$inferSelect;

/** Key by which the address of a batch's ZIP is signed; the storage has no such file. */
export function zipKey(batchId: number): string {
  return `batches/${batchId}.zip`;
}

export async function summariesOf(
  db: Database,
  batches: readonly BatchRecord[],
  addresses: Addresses,
): Promise<BatchSummary[]> {
  const counts = await countsOf(
    db,
    batches.map(({ id }) => id),
  );
  return batches.map((record) => toSummary(record, counts.get(record.id), addresses));
}

/** Its counts and its rows are of one moment. */
export function toBatch(db: Database, record: BatchRecord, addresses: Addresses): Promise<Batch> {
  return db.transaction((tx) => readBatch(tx, record, addresses), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

async function readBatch(db: Database, record: BatchRecord, addresses: Addresses): Promise<Batch> {
  const [summary] = await summariesOf(db, [record], addresses);
  if (!summary) throw new Error('The batch was not read');
  const rows = await db
    .select()
    .from(videoBatchRow)
    .where(eq(videoBatchRow.batchId, record.id))
    .orderBy(asc(videoBatchRow.position));
  const projects = await projectsOf(db, rows);
  const renders = await rendersOf(db, [...projects.keys()]);
  const toRow = (row: RowRecord) => {
    const id = row.projectId ?? 0;
    const video = projects.get(id);
    const finished = video && finishedIn(record.output.ratio ?? video.ratio, renders.get(id) ?? [])[0];
    return toBatchRow(row, video, { finished, newest: renders.get(id)?.[0] }, addresses);
  };
  return { ...summary, rows: rows.map(toRow) };
}

type ShownProject = Pick<ProjectRow, 'id' | 'ratio' | 'contentVersion' | 'posterKey'>;

async function projectsOf(db: Database, rows: readonly RowRecord[]): Promise<Map<number, ShownProject>> {
  const ids = rows.flatMap(({ projectId }) => projectId ?? []);
  if (ids.length === 0) return new Map();
  const { id, ratio, contentVersion, posterKey } = project;
  const found = await db.select({ id, ratio, contentVersion, posterKey }).from(project).where(inArray(project.id, ids));
  return new Map(found.map((row) => [row.id, row]));
}

function toSummary(record: BatchRecord, counts: BatchCounts | undefined, addresses: Addresses): BatchSummary {
  const { id, name, base, output, halt, createdAt } = record;
  const { rows = 0, created = 0, exported = 0, withFile = 0, failed = 0, toDo = 0, running = 0 } = counts ?? {};
  return {
    id,
    name,
    status: running > 0 || (toDo > 0 && halt === null) ? 'working' : toDo > 0 ? 'halted' : 'idle',
    ratio: base.ratio,
    kind: base.kind,
    output,
    rowCount: rows,
    createdCount: created,
    exportedCount: exported,
    failedCount: failed,
    halt: halt === null ? null : haltOf(halt),
    zipUrl: withFile > 0 ? addresses.of(zipKey(id), `${fileName(name)}.zip`) : null,
    createdAt: createdAt.toISOString(),
  };
}

/** In the words of the documented error. */
function haltOf(code: string) {
  return { code, message: isErrorCode(code) ? errorCatalogue[code].message : code };
}

interface RowExports {
  /** In the ratio of the batch's exports, if there is one. */
  readonly finished: FinishedRender | undefined;
  /** Whatever became of it. */
  readonly newest: RenderSummary | undefined;
}

function toBatchRow(
  row: RowRecord,
  video: ShownProject | undefined,
  { finished, newest }: RowExports,
  addresses: Addresses,
): BatchRow {
  const { id, name, status, projectId, isExportWanted, error } = row;
  const failed = error ?? (newest?.status === 'failed' && !isExportWanted ? newest.error : null);
  return {
    id,
    name,
    status: status === 'created' && !video ? 'removed' : status,
    projectId: video ? projectId : null,
    posterUrl: video?.posterKey ? addresses.of(video.posterKey) : null,
    exportStatus: isExportWanted ? 'waiting' : (newest?.status ?? 'new'),
    percentageComplete: newest?.percentage ?? 0,
    isCurrent: finished !== undefined && video !== undefined && isCurrentRender(finished, video),
    downloadUrl:
      finished && video ? addresses.of(finished.videoKey, downloadName({ name, ratio: video.ratio }, finished)) : null,
    error: failed ? { ...failed } : null,
  };
}
