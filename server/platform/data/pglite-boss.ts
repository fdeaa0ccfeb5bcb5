/**
 * pg-boss on PGlite's one connection. Its own adapter sends a script of `BEGIN; ...; COMMIT;` as it is. After an error
 * in it, the next user of the connection gets it inside the aborted transaction. Here a script is a transaction of
 * PGlite, which rolls back before it lets the next one in.
 */
import type { PGlite, Results } from '@electric-sql/pglite';
import { type ConstructorOptions, type Db, fromPglite } from 'pg-boss';

const SCRIPT = /^\s*BEGIN;([\s\S]*)\bCOMMIT;\s*$/;

export function bossOnPglite(client: PGlite): Pick<ConstructorOptions, 'db' | 'backend'> {
  const own = fromPglite(client);
  const db: Db = {
    ...own,
    async executeSql(text, values) {
      const statements = values?.length ? undefined : SCRIPT.exec(text)?.[1];
      if (statements === undefined) return own.executeSql(text, values);
      const results: Results[] = await client.transaction((tx) => tx.exec(statements));
      return { rows: results.flatMap(({ rows }) => rows) };
    },
  };
  return { db, backend: 'pglite' };
}
