import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/data/database';
import type { RenderSummary } from './renders-of';

/** 1 is next; null for a render that does not wait. */
export async function queuePosition(db: Database, { id, status }: Pick<RenderSummary, 'id' | 'status'>) {
  if (status !== 'queued') return null;
  const [row] = await rowsOf<{ position: number }>(
    db,
    sql`select count(*)::int as position from render where status = 'queued' and id <= ${id}`,
  );
  return row?.position ?? null;
}
