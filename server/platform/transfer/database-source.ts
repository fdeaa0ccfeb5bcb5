/** The rows of an open database, as they are at one moment. */
import type { Database } from '../data/database';
import type { RowSource } from './load-database';
import { digestOf, fixTextForms, readRows } from './table-rows';
import { countersOf, tablesOf } from './table-shapes';

/**
 * Reads from a snapshot. Later writes are not seen. An embedded database answers nothing else until `use` has ended.
 */
export function withSnapshot<Result>(db: Database, use: (source: RowSource) => Promise<Result>): Promise<Result> {
  return db.transaction(
    async (tx) => {
      await fixTextForms(tx);
      return use({
        tables: await tablesOf(tx),
        counters: await countersOf(tx),
        rows: (table) => readRows(tx, table),
        digest: (table) => digestOf(tx, table),
      });
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
