/**
 * Rows as text: a row is a JSON array with the text of each column, or null. So every type of PostgreSQL goes from one
 * database into another as it is, whichever of the two kinds they are.
 */
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../data/database';
import type { TableShape } from './table-shapes';

const ROWS_AT_A_TIME = 100;

export interface TableDigest {
  readonly rows: number;
  /** Hash of all rows, whatever their order. */
  readonly digest: string;
}

/** Text of a value depends on these. Until the end of the transaction. */
export async function fixTextForms(tx: Database): Promise<void> {
  const forms = {
    timezone: 'UTC',
    datestyle: 'ISO, YMD',
    intervalstyle: 'postgres',
    bytea_output: 'hex',
    extra_float_digits: '1',
  };
  for (const [name, value] of Object.entries(forms)) await tx.execute(sql.raw(`set local ${name} = '${value}'`));
}

/** Batches of rows, each the JSON of one. Inside a transaction with {@link fixTextForms}. */
export async function* readRows(tx: Database, table: TableShape): AsyncGenerator<string[]> {
  await tx.execute(
    sql.raw(`declare transferred no scroll cursor for select ${asJson(table)}::text as row from ${table.name}`),
  );
  for (;;) {
    const found = await rowsOf<{ row: string }>(tx, sql.raw(`fetch ${ROWS_AT_A_TIME} from transferred`));
    if (found.length === 0) break;
    yield found.map(({ row }) => row);
  }
  await tx.execute(sql.raw('close transferred'));
}

export async function writeRows(tx: Database, { name, columns }: TableShape, rows: readonly string[]): Promise<void> {
  const names = columns.map((column) => column.name).join(', ');
  const values = columns.map(({ type }, index) => `(row->>${index})::${type}`).join(', ');
  const batch = `[${rows.join(',')}]`;
  await tx.execute(
    sql`insert into ${sql.raw(name)} (${sql.raw(names)}) overriding system value
      select ${sql.raw(values)} from jsonb_array_elements(${batch}::text::jsonb) as row`,
  );
}

/** Inside a transaction with {@link fixTextForms}: equal for equal rows in any database. */
export async function digestOf(tx: Database, table: TableShape): Promise<TableDigest> {
  const [found] = await rowsOf<TableDigest>(
    tx,
    sql`select count(*)::int as rows, md5(coalesce(string_agg(row, '' order by row collate "C"), '')) as digest
      from (select md5(${sql.raw(asJson(table))}::text) as row from ${sql.raw(table.name)}) as hashed`,
  );
  if (!found) throw new Error(`${table.name} cannot be read.`);
  return found;
}

function asJson({ columns }: TableShape): string {
  return `to_jsonb(array[${columns.map(({ name }) => `${name}::text`).join(', ')}])`;
}
