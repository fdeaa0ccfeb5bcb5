import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/data/database';

export interface BatchCounts {
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
export async function countsOf(db: Database, batchIds: readonly number[]): Promise<Map<number, BatchCounts>> {
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
