/** Databases from before the baseline: those with its schema go on, older ones are refused. */
import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { type Database, type DatabaseConnection, rowsOf } from '../../../../../server/platform/data/database';
import { migrate, migrationNames, migrations } from '../../../../../server/platform/data/migrate';
import { withSnapshot } from '../../../../../server/platform/transfer/database-source';
import { openMigratedDatabase, openTestDatabase } from '../../../fixtures/database';
import { schemaLines } from '../../../fixtures/schema-lines';
import { openStoredDatabase } from '../../../fixtures/stored-folder';

const opened: DatabaseConnection[] = [];
afterEach(async () => {
  for (const connection of opened.splice(0)) await connection.close();
});

async function db(open: () => Promise<DatabaseConnection>): Promise<Database> {
  const connection = await open();
  opened.push(connection);
  return connection.db;
}

const recordOf = async (database: Database) =>
  (await rowsOf<{ name: string }>(database, sql`select name from migration order by name`)).map(({ name }) => name);

/** Rows of all tables but the record of migrations. */
const digestsOf = (database: Database) =>
  withSnapshot(database, async (source) => {
    const found = [];
    for (const table of source.tables)
      if (table.name !== 'public.migration') found.push([table.name, await source.digest(table)]);
    return found;
  });

const LATER = { name: '0087-later', statements: 'create table later (id int);' };

test('a database that was migrated step by step is recorded as one of the baseline, and keeps its rows', async () => {
  const stored = await db(openStoredDatabase);
  const before = await digestsOf(stored);
  expect(before.length).toBeGreaterThan(80);
  await migrate(stored);
  expect(await recordOf(stored)).toEqual(migrationNames);
  expect(await digestsOf(stored)).toEqual(before);
  await migrate(stored);
  expect(await recordOf(stored)).toEqual(migrationNames);
});

test('both have the same schema: tables, columns and their order, constraints, indexes, functions, triggers', async () => {
  const stored = await db(openStoredDatabase);
  await migrate(stored);
  const lines = await schemaLines(stored);
  expect(lines.length).toBeGreaterThan(1500);
  expect(lines).toEqual(await schemaLines(await db(openMigratedDatabase)));
});

test('two servers that start at once record it once', async () => {
  const stored = await db(openStoredDatabase);
  await Promise.all([migrate(stored), migrate(stored)]);
  expect(await recordOf(stored)).toEqual(migrationNames);
});

test('later migrations follow, in a new database and in one from before', async () => {
  for (const open of [openTestDatabase, openStoredDatabase]) {
    const database = await db(open);
    await migrate(database, [...migrations, LATER]);
    expect(await recordOf(database)).toEqual([...migrationNames, LATER.name]);
    expect(await rowsOf(database, sql`select from later`)).toEqual([]);
  }
});

test('an older database is refused by name, with what to do, and stays as it is', async () => {
  const stored = await db(openStoredDatabase);
  await stored.execute(sql`delete from migration where name = '0086-old-masters'`);
  const before = [await recordOf(stored), await digestsOf(stored)];
  await expect(migrate(stored)).rejects.toThrow(
    /^database_older: .*\(77 of 78 migrations\)\. Start the version of commit 00fd2a91 on it once, then this version\.$/,
  );
  expect([await recordOf(stored), await digestsOf(stored)]).toEqual(before);
});

test('a migration that fails leaves a database from before as it was', async () => {
  const stored = await db(openStoredDatabase);
  const before = await recordOf(stored);
  const broken = { name: '0087-broken', statements: 'create table app_user (id int);' };
  await expect(migrate(stored, [...migrations, broken])).rejects.toThrow();
  expect(await recordOf(stored)).toEqual(before);
});
