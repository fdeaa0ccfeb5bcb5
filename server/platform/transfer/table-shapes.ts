/** Parts of the database, read from its own catalog: tables, numbers that count up, and references. */
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../data/database';
import { SCHEMA } from '../jobs/boss';

export interface TableShape {
  /** Quoted, with its schema. */
  readonly name: string;
  /** In the table's order, without those that the database computes. */
  readonly columns: readonly { readonly name: string; readonly type: string }[];
}

export interface Reference {
  readonly table: string;
  readonly name: string;
  /** As `alter table add constraint` takes it. */
  readonly definition: string;
}

const SCHEMAS = sql`('public', ${sql.raw(`'${SCHEMA}'`)})`;

/** pg-boss writes its own version. */
const FIXED = new Set([`${SCHEMA}.version`]);

/** By name. Parts of a partitioned table are in the whole. */
export async function tablesOf(db: Database): Promise<TableShape[]> {
  const found = await rowsOf<{ table: string; plain: string; column: string; type: string }>(
    db,
    sql`select format('%I.%I', n.nspname, c.relname) as table, n.nspname || '.' || c.relname as plain,
      quote_ident(a.attname) as column, format_type(a.atttypid, a.atttypmod) as type
      from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
      where n.nspname in ${SCHEMAS} and c.relkind in ('r', 'p') and not c.relispartition
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by 1, a.attnum`,
  );
  const tables = new Map<string, { name: string; type: string }[]>();
  for (const { table, plain, column, type } of found) {
    if (FIXED.has(plain)) continue;
    const columns = tables.get(table) ?? [];
    columns.push({ name: column, type });
    tables.set(table, columns);
  }
  return [...tables].map(([name, columns]) => ({ name, columns }));
}

export function referencesOf(db: Database): Promise<Reference[]> {
  return rowsOf(
    db,
    sql`select format('%I.%I', n.nspname, c.relname) as table, quote_ident(f.conname) as name,
      pg_get_constraintdef(f.oid) as definition
      from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ${SCHEMAS} and f.contype = 'f' and f.conparentid = 0 order by 1, 2`,
  );
}

/** Tables whose changes run functions of their own. */
export async function triggeredTables(db: Database): Promise<string[]> {
  const found = await rowsOf<{ table: string }>(
    db,
    sql`select distinct format('%I.%I', n.nspname, c.relname) as table
      from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ${SCHEMAS} and not t.tgisinternal order by 1`,
  );
  return found.map(({ table }) => table);
}

/** Numbers that rows get in turn. One that was never taken is left out. */
export function countersOf(db: Database): Promise<{ name: string; value: string }[]> {
  return rowsOf(
    db,
    sql`select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences
      where schemaname in ${SCHEMAS} and last_value is not null order by 1`,
  );
}

/** Names of the migrations that the database has; none for an empty one. */
export async function migrationsOf(db: Database): Promise<string[]> {
  const [table] = await rowsOf<{ name: string | null }>(db, sql`select to_regclass('public.migration')::text as name`);
  if (!table?.name) return [];
  const applied = await rowsOf<{ name: string }>(db, sql`select name from migration order by name`);
  return applied.map(({ name }) => name);
}

/** Version of pg-boss's tables; undefined before they are there. */
export async function queueVersionOf(db: Database): Promise<number | undefined> {
  const name = `${SCHEMA}.version`;
  const [table] = await rowsOf<{ name: string | null }>(db, sql`select to_regclass(${name})::text as name`);
  if (!table?.name) return undefined;
  const [row] = await rowsOf<{ version: number }>(db, sql.raw(`select version::int as version from ${name}`));
  return row?.version;
}
