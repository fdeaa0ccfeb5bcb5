import { sql } from 'drizzle-orm';
import type { DatabaseConnection } from './database';

/**
 * PGlite has no autovacuum: without statistics it would plan a search of files as a scan of all files of the account. The first run of a
 * million files takes some seconds, a later one goes through what has changed.
 */
export async function tidyDatabase({ db, embedded }: DatabaseConnection): Promise<void> {
  if (embedded) await db.execute(sql`vacuum (analyze) media`);
}
