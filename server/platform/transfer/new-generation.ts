/**
 * Refuses values that a server has issued before its rows came into another database. A restore sets row numbers back,
 * and opens again what was ended since. So nothing that names a row by its number stays good. Signed values name their
 * key: without it, sessions, embed tokens and signed addresses end. Links and refresh tokens have rows, which go.
 */
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../data/database';

/** Keys that stay: without them what is stored encrypted is lost. Personal links of surveys name no row by its number. */
const KEPT_KEYS = ['stored_secret', 'survey_page'];

const ENDED_ROWS = [
  'refresh_token',
  'sign_in_session',
  'account_link',
  'link_token',
  'twitter_request',
  'login_code',
  'known_browser',
] as const;

/** The next server to start makes new keys. A backup of an older version lacks some of these tables and columns. */
export async function beginGeneration(tx: Database): Promise<void> {
  const kept = sql.join(
    KEPT_KEYS.map((purpose) => sql`${purpose}`),
    sql`, `,
  );
  if (await hasTable(tx, 'signing_key')) await tx.execute(sql`delete from signing_key where purpose not in (${kept})`);
  for (const table of ENDED_ROWS) {
    if (await hasTable(tx, table)) await tx.execute(sql.raw(`delete from ${table}`));
  }
  if (await hasTable(tx, 'acting_sitting'))
    await tx.execute(sql`update acting_sitting set ended_at = now() where ended_at is null and ends_at > now()`);
  if (await hasColumn(tx, 'share_link', 'sealed_token'))
    await tx.execute(sql`update share_link set sealed_token = null, has_old_link = false`);
  if (await hasColumn(tx, 'data_export', 'sealed_token'))
    await tx.execute(sql`update data_export set sealed_token = null`);
  if (await hasColumn(tx, 'invitation', 'has_old_link'))
    await tx.execute(sql`update invitation set has_old_link = false`);
}

async function hasTable(tx: Database, name: string): Promise<boolean> {
  const [table] = await rowsOf<{ name: string | null }>(tx, sql`select to_regclass(${`public.${name}`})::text as name`);
  return table?.name != null;
}

async function hasColumn(tx: Database, table: string, column: string): Promise<boolean> {
  const found = await rowsOf(
    tx,
    sql`select from information_schema.columns where table_schema = 'public' and table_name = ${table} and column_name = ${column}`,
  );
  return found.length > 0;
}
