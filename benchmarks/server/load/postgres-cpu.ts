/** CPU of a PostgreSQL on the same machine: what its backends have used, by the system's own count. */
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../server/platform/data/database';

/** Length of a tick of Linux's scheduler. */
const TICK_MS = 10;

/** Milliseconds since their start, of all processes that serve this database and write its log. */
export async function postgresCpuMs(db: Database): Promise<number> {
  const rows = await rowsOf<{ pid: number }>(db, sql`select pid from pg_stat_activity`);
  return rows.reduce((sum, { pid }) => sum + ticksOf(pid) * TICK_MS, 0);
}

/** User and system time, fields 14 and 15 of the process's line; the name before them may have spaces. */
function ticksOf(pid: number): number {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return 0;
  }
}
