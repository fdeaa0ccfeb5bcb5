/** pg-boss on the embedded database, through the server's own connections. */

import type pg from 'pg';
import type { ConstructorOptions, Db } from 'pg-boss';
import type { Listeners } from './listeners';

interface Rows {
  readonly rows: unknown[];
}

export function embeddedBoss(pool: pg.Pool, listeners: Listeners): Pick<ConstructorOptions, 'db' | 'backend'> {
  const db: Db = {
    executeSql: (text, values) => (values?.length ? pool.query(text, values) : runScript(pool, text)),
    async listen(channel, onNotification, onReconnect) {
      const unlisten = await listeners.listen(channel, (payload) => onNotification(payload));
      onReconnect();
      return { close: async () => unlisten() };
    },
  };
  return { db, backend: 'pglite' };
}

/** Statements of one text. One that fails ends the transaction that the text has begun. */
async function runScript(pool: pg.Pool, text: string): Promise<Rows> {
  const client = await pool.connect();
  try {
    const results: unknown = await client.query(text);
    const all = (Array.isArray(results) ? results : [results]) as Rows[];
    return { rows: all.flatMap(({ rows }) => rows) };
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
