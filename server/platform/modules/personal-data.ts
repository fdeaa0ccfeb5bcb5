/** Answers of modules about the data of a person. It needs a database, and none of their services. */
import type { Database } from '../data/database';
import type { CloseAccount, Module } from './module';

/** Name of the file -> its content. */
export type ReadRecordsByFile = (db: Database, userId: number) => Promise<Readonly<Record<string, unknown>>>;

export function recordsOf(modules: readonly Module[]): ReadRecordsByFile {
  const files = modules.flatMap(({ personalRecords = {} }) => Object.entries(personalRecords));
  return async (db, userId) => {
    const records: Record<string, unknown> = {};
    for (const [file, read] of files) records[file] = await read(db, userId);
    return records;
  };
}

/** Closes an account in each module, the last one first: what needs others ends before them. */
export function closeIn(modules: readonly Module[]): CloseAccount {
  return async (tx, parts, userId) => {
    for (const { closeAccount } of modules.toReversed()) await closeAccount?.(tx, parts, userId);
  };
}
