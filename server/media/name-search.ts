/** Files by any part of their names, whatever the case and the accents. `search_pattern` is a function of the database. */
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/data/database';
import { media } from './tables';

/** Further hits of a search are not counted: a count goes through every hit, and single letters find nearly all files. */
export const MOST_COUNTED = 1000;

export function isNamed(text: string): SQL {
  return sql`${media.searchName} like search_pattern(${text})`;
}

/** The ids of hits, up to {@link MOST_COUNTED}, in `order`: where there are fewer, each page is among them. */
export async function idsOfHits(db: Database, where: SQL | undefined, order: readonly SQL[]): Promise<number[]> {
  const hits = db
    .select({ id: media.id, searchName: media.searchName, sizeBytes: media.sizeBytes })
    .from(media)
    .where(where)
    .limit(MOST_COUNTED)
    .as('media');
  return (
    await db
      .select({ id: hits.id })
      .from(hits)
      .orderBy(...order)
  ).map(({ id }) => id);
}
