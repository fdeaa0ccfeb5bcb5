/**
 * The one door to the database: drizzle on PGlite (embedded) or PostgreSQL, same schema and SQL on both.
 * PGlite has a single connection, so inside `transaction` use only the transaction's handle: the outer one waits for it.
 */
import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';

/** The database, or a transaction of it. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface DatabaseConnection {
  readonly db: Database;
  /** Only this process can reach the database. */
  readonly embedded: boolean;
  /** Access of pg-boss, which runs statements of its own, to the same database. */
  readonly boss: Pick<ConstructorOptions, 'db' | 'backend' | 'connectionString' | 'max' | 'connectionTimeoutMillis'>;
  /** Connections that are busy and idle, and callers that wait for one. Absent for the embedded database. */
  readonly connections?: () => Readonly<Record<'busy' | 'idle' | 'waiting', number>>;
  close(): Promise<void>;
}

/** Rows of a hand-written statement. Cast `bigint` results to `int` or `float8` in it: drivers disagree about them. */
export async function rowsOf<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as { rows: Row[] };
  return result.rows;
}

/** True if `thrown` reports a broken unique constraint (the driver's error is the cause of drizzle's). */
export function isUniqueViolation(thrown: unknown): boolean {
  const cause = thrown instanceof Error ? (thrown.cause ?? thrown) : undefined;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === '23505';
}
