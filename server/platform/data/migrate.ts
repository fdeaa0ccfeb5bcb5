import { inArray, sql } from 'drizzle-orm';
import { takeTurns } from './advisory-locks';
import { baseline } from './baseline/baseline';
import { formerMigrations } from './baseline/former-migrations';
import { type Database, rowsOf } from './database';
import type { Migration } from './migration';
import { readMigrationRecord } from './migration-record';

/** In the order in which they run. A later one is a file in `migrations/` (CONTRIBUTING.md, "A change of the schema"). */
export const migrations: readonly Migration[] = [baseline];

export const migrationNames: readonly string[] = migrations.map(({ name }) => name);

/**
 * Brings the schema up to date in one transaction: after a failure the database is as it was. `steps`: all by default;
 * fewer of them make the database of an older version.
 */
export async function migrate(db: Database, steps: readonly Migration[] = migrations): Promise<void> {
  await db.transaction(async (tx) => {
    await takeTurns(tx, 'migration');
    await tx.execute(
      sql`create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`,
    );
    const recorded = (await rowsOf<{ name: string }>(tx, sql`select name from migration`)).map(({ name }) => name);
    const applied = readMigrationRecord(recorded, migrationNames);
    if (!recorded.includes(baseline.name) && applied.has(baseline.name)) await recordBaseline(tx);
    for (const { name, statements } of steps) {
      if (applied.has(name)) continue;
      await runStatements(tx, statements);
      await tx.execute(sql`insert into migration (name) values (${name})`);
    }
  });
}

/** One name in place of all former ones: a record reads alike in each database, new or old. */
async function recordBaseline(tx: Database): Promise<void> {
  await tx.execute(sql`delete from migration where ${inArray(sql`name`, formerMigrations)}`);
  await tx.execute(sql`insert into migration (name) values (${baseline.name})`);
}

/** Each ends with a semicolon at the end of its line. */
export async function runStatements(db: Database, statements: string): Promise<void> {
  for (const statement of statements.split(/;\s*$/m)) {
    if (statement.trim() !== '') await db.execute(sql.raw(statement));
  }
}
