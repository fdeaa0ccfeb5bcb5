/** Batches as the API answers them. */
import {
  type Batch,
  type BatchRow,
  type BatchSummary,
  errorCatalogue,
  isErrorCode,
} from '@spotreel/sdk/internal/contract';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Addresses } from '../media/files/addresses';
import { type Database, rowsOf } from '../platform/data/database';
import type { ProjectRow } from '../project/project-row';
import { isCurrentRender } from '../project/renders/current-render';
import { downloadName, fileName } from '../project/renders/file-name';
import { type FinishedRender, finishedIn } from '../project/renders/project-files';
import { type RenderSummary, rendersOf } from '../project/renders/renders-of';
import { project } from '../project/tables';
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

interface BatchCounts {
  readonly batchId: number;
  readonly rows: number;
  /** Have a video. */
  readonly created: number;
  /** Have a file that shows the video as it is saved, in the ratio of the batch's exports. */
  readonly exported: number;
  /** Have a file. */
  readonly withFile: number;
  readonly failed: number;
  /** Wait for their video, or for their export to be asked for. */
  readonly toDo: number;
  /** Exports that were asked for and are not over. */
  readonly running: number;
}

/** By id of the batch. */
async function countsOf(db: Database, batchIds: readonly number[]): Promise<Map<number, BatchCounts>> {
  if (batchIds.length === 0) return new Map();
  const ids = sql.join(
    batchIds.map((id) => sql`${id}`),
    sql`, `,
  );
  const file = sql`select 1 from render f where f.project_id = r.project_id and f.status = 'done' and f.video_key is not null`;
  const rows = await rowsOf<BatchCounts>(
    db,
    sql`select r.batch_id::int as "batchId", count(*)::int as rows, count(r.project_id)::int as created,
      count(*) filter (where exists (${file} and f.project_version >= p.content_version and f.ratio = coalesce(b.output->>'ratio', p.ratio)))::int as exported,
      count(*) filter (where exists (${file}))::int as "withFile",
      count(*) filter (where r.error is not null or (asked.status = 'failed' and not r.is_export_wanted))::int as failed,
      count(*) filter (where r.status = 'waiting' or r.is_export_wanted)::int as "toDo",
      count(*) filter (where asked.status in ('queued', 'rendering'))::int as running
      from video_batch_row r join video_batch b on b.id = r.batch_id left join project p on p.id = r.project_id left join render asked on asked.id = r.render_id
      where r.batch_id in (${ids}) group by r.batch_id`,
  );
  return new Map(rows.map((row) => [row.batchId, row]));
}
