import { eq, sql } from 'drizzle-orm';
import { librarySeed } from '../library/tables';
import { type Database, rowsOf } from '../platform/data/database';
import { migrationNames } from '../platform/data/migrate';

/** True if the last server that wrote the database had our schema and our library (its manifest's hash). */
export async function isDatabaseCurrent(db: Database, libraryHash: string): Promise<boolean> {
  if (!(await isSchemaCurrent(db))) return false;
  const [seeded] = await db.select({ hash: librarySeed.hash }).from(librarySeed).where(eq(librarySeed.id, 1));
  return seeded?.hash === libraryHash;
}

/** True if the last server that wrote the database had our schema. */
export async function isSchemaCurrent(db: Database): Promise<boolean> {
  const [table] = await rowsOf<{ name: string | null }>(db, sql`select to_regclass('migration')::text as name`);
  if (!table?.name) return false;
  const applied = await rowsOf<{ name: string }>(db, sql`select name from migration order by name`);
  return JSON.stringify(applied.map(({ name }) => name)) === JSON.stringify(migrationNames.toSorted());
}
