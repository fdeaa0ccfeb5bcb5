/** Files by any part of their names, whatever the case and the accents. `search_pattern` is a function of the database. */
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/data/database';
import { media } from './tables';

/** Further hits of a search are not counted: a count goes through every hit, and single letters find nearly all files. */
const MOST_COUNTED = 1000;

export function isNamed(text: string): SQL {
  return sql`${media.searchName} like search_pattern(${text})`;
}

/** The number of hits up to {@link MOST_COUNTED}. */
export async function countHits(db: Database, where: SQL | undefined): Promise<number> {
  const hits = sql`select 1 from ${media} where ${where ?? sql`true`} limit ${MOST_COUNTED}`;
  const [row] = await rowsOf<{ total: number }>(db, sql`select count(*)::int as total from (${hits}) as hit`);
  return row?.total ?? 0;
}
