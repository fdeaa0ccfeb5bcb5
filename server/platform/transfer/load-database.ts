/** Fills a database that has its tables, and no people yet. */
import { sql } from 'drizzle-orm';
import type { Database } from '../data/database';
import { beginGeneration } from './new-generation';
import { digestOf, fixTextForms, type TableDigest, writeRows } from './table-rows';
import { referencesOf, type TableShape, tablesOf, triggeredTables } from './table-shapes';

/** Source of rows: another database, or a backup. */
export interface RowSource {
  readonly tables: readonly TableShape[];
  /** The same numbers go on here. */
  readonly counters: readonly { readonly name: string; readonly value: string }[];
  rows(table: TableShape): AsyncIterable<string[]>;
  digest(table: TableShape): Promise<TableDigest>;
}

export type OnTable = (table: string, rows: number) => void;

/**
 * In one transaction: after a failure the database is as it was. Rows that migrations have written are replaced. Sessions,
 * links and keys that sign do not come along (`new-generation.ts`).
 * @throws Error in plain words for tables of another version, and for rows that did not arrive as they were sent
 */
export async function loadDatabase(db: Database, source: RowSource, onTable: OnTable = () => {}): Promise<void> {
  await db.transaction(async (tx) => {
    await fixTextForms(tx);
    const schemas = new Set(source.tables.map(schemaOf));
    const own = (await tablesOf(tx)).filter((table) => schemas.has(schemaOf(table)));
    requireSameTables(own, source.tables);
    // rows come in any order
    const references = (await referencesOf(tx)).filter(({ table }) => schemas.has(schemaOf({ name: table })));
    for (const { table, name } of references) await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
    // the counts that triggers keep are among the rows
    const counted = (await triggeredTables(tx)).filter((table) => schemas.has(schemaOf({ name: table })));
    for (const table of counted) await tx.execute(sql.raw(`alter table ${table} disable trigger user`));
    await tx.execute(sql.raw(`truncate ${own.map(({ name }) => name).join(', ')}`));
    for (const table of source.tables) {
      for await (const batch of source.rows(table)) await writeRows(tx, table, batch);
      const sent = await source.digest(table);
      const arrived = await digestOf(tx, table);
      if (sent.digest !== arrived.digest)
        throw new Error(
          `${table.name} did not arrive as it was: ${arrived.rows} of ${sent.rows} rows. Nothing was kept.`,
        );
      onTable(table.name, arrived.rows);
    }
    for (const { table, name, definition } of references)
      await tx.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`));
    for (const table of counted) await tx.execute(sql.raw(`alter table ${table} enable trigger user`));
    for (const { name, value } of source.counters) await tx.execute(sql`select setval(${name}, ${value}::bigint)`);
    await beginGeneration(tx);
  });
}

function schemaOf({ name }: { readonly name: string }): string {
  return name.split('.')[0] ?? name;
}

function requireSameTables(own: readonly TableShape[], given: readonly TableShape[]): void {
  const text = (tables: readonly TableShape[]) => JSON.stringify(tables);
  if (text(own) === text(given)) return;
  const names = new Set(given.map((table) => JSON.stringify(table)));
  const different = own.filter((table) => !names.has(JSON.stringify(table))).map(({ name }) => name);
  throw new Error(`These tables are of another version: ${different.join(', ') || 'some that are not here'}.`);
}
