/** Gives an empty database the tables that rows are to come into. */
import { sql } from 'drizzle-orm';
import { type Database, type DatabaseConnection, rowsOf } from '../data/database';
import { migrate, migrationNames, migrations } from '../data/migrate';
import { type RecordHolder, readMigrationRecord } from '../data/migration-record';
import { openBoss, SCHEMA } from '../jobs/boss';
import type { Log } from '../log/log';
import type { Storage } from '../storage/storage';
import type { RowSource } from './load-database';
import { queueVersionOf } from './table-shapes';

export interface SourceVersion {
  readonly holder: RecordHolder;
  /** Names of the migrations that the source has. */
  readonly migrations: readonly string[];
  /** Version of the queue's tables there; undefined: it has none. */
  readonly queueVersion: number | undefined;
}

/**
 * The tables are of the source's version; the server's next start brings them up to date. Answers whether waiting jobs can
 * come too: the queue's tables have a version of their own.
 * @throws Error in plain words for a database with people in it, and for a source of a version that this one cannot read
 */
export async function prepareTarget(connection: DatabaseConnection, source: SourceVersion, log: Log): Promise<boolean> {
  const { db } = connection;
  const wanted = readMigrationRecord(source.migrations, migrationNames, source.holder);
  if (await hasPeople(db)) throw new Error('The new database has people in it already. Choose an empty one.');
  await migrate(
    db,
    migrations.filter(({ name }) => wanted.has(name)),
  );
  // queues come with the rows, or with the server's next start
  const boss = await openBoss(connection, log, []);
  await boss.stop({ graceful: false });
  return (await queueVersionOf(db)) === source.queueVersion;
}

/** Without the jobs that wait. */
export function withoutQueue(source: RowSource): RowSource {
  const isOfQueue = ({ name }: { readonly name: string }) => name.startsWith(`${SCHEMA}.`);
  return {
    ...source,
    tables: source.tables.filter((table) => !isOfQueue(table)),
    counters: source.counters.filter((counter) => !isOfQueue(counter)),
  };
}

/** @throws Error in plain words when there are files that are not among `expected` */
export async function requireEmptyStorage(storage: Storage, expected: ReadonlySet<string>): Promise<void> {
  const other = (await storage.keys()).find((key) => !expected.has(key));
  if (other) throw new Error(`There are files in the new place already, such as ${other}. Choose an empty one.`);
}

async function hasPeople(db: Database): Promise<boolean> {
  const [table] = await rowsOf<{ name: string | null }>(db, sql`select to_regclass('public.app_user')::text as name`);
  if (!table?.name) return false;
  const [people] = await rowsOf<{ some: boolean }>(db, sql`select exists (select from app_user) as some`);
  return people?.some === true;
}
