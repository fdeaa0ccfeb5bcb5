/** Writes rows and files of a running server into a folder. */
import { createWriteStream } from 'node:fs';
import { cp, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database } from '../data/database';
import { createFolderStorage } from '../storage/folder-storage';
import type { Storage } from '../storage/storage';
import { type BackupContents, type BackupTable, BESIDE, placesIn } from './backup-format';
import { withSnapshot } from './database-source';
import type { RowSource } from './load-database';
import { copyFiles } from './stored-files';
import { migrationsOf, queueVersionOf, type TableShape } from './table-shapes';

export interface BackupParts {
  readonly db: Database;
  readonly storage: Storage;
  readonly dataDir: string;
}

/** Hears of each step in plain words. */
export type ReportStep = (line: string) => void;

/**
 * Rows of one moment, then the files: one that is deleted in between is missing, one that comes is more. Only what is whole
 * gets the folder's name. The folder has everything, secrets included: its owner alone can read it.
 * @throws Error in plain words when there is something in the folder's place
 */
export async function writeBackup(
  { db, storage, dataDir }: BackupParts,
  folder: string,
  report: ReportStep,
): Promise<void> {
  if (await exists(folder)) throw new Error(`${folder} is there already: choose a new folder.`);
  const partial = `${folder}.partial`;
  await rm(partial, { recursive: true, force: true });
  try {
    await writePartial({ db, storage, dataDir }, partial, report);
    await rename(partial, folder);
  } catch (error) {
    await rm(partial, { recursive: true, force: true }); // it may have filled the disk
    throw error;
  }
  report(`The backup is in ${folder}`);
}

async function writePartial({ db, storage, dataDir }: BackupParts, partial: string, report: ReportStep): Promise<void> {
  await mkdir(partial, { recursive: true, mode: 0o700 });
  const places = placesIn(partial);
  await mkdir(path.dirname(places.table(0)));
  const database = await writeDatabase(db, places, report);
  const files = await writeFiles(storage, places, report);
  for (const name of BESIDE) await copyBeside(path.join(dataDir, name), path.join(places.beside, name));
  await rm(places.work, { recursive: true, force: true });
  const contents: BackupContents = { format: 1, createdAt: new Date().toISOString(), ...database, files };
  await writeFile(places.contents, JSON.stringify(contents, null, 1), { mode: 0o600 });
}

type Places = ReturnType<typeof placesIn>;

async function writeDatabase(db: Database, places: Places, report: ReportStep) {
  const migrations = await migrationsOf(db);
  const queueVersion = await queueVersionOf(db);
  const rows = await withSnapshot(db, async (source) => {
    const tables: BackupTable[] = [];
    for (const [index, table] of source.tables.entries())
      tables.push({ ...table, ...(await writeTable(source, table, places.table(index))) });
    return { tables, counters: source.counters };
  });
  const count = rows.tables.reduce((sum, table) => sum + table.rows, 0);
  report(`${count} rows of ${rows.tables.length} tables`);
  return { migrations, ...(queueVersion !== undefined && { queueVersion }), ...rows };
}

async function writeTable(source: RowSource, table: TableShape, file: string) {
  const lines = async function* () {
    for await (const batch of source.rows(table)) yield `${batch.join('\n')}\n`;
  };
  await pipeline(lines, createGzip({ level: 6 }), createWriteStream(file, { mode: 0o600 }));
  return source.digest(table);
}

async function writeFiles(storage: Storage, places: Places, report: ReportStep) {
  let count = 0;
  let bytes = 0;
  const lines = async function* () {
    for await (const { key, sizeBytes, sha256 } of copyFiles(storage, createFolderStorage(places.files), places.work)) {
      count += 1;
      bytes += sizeBytes;
      yield `${sha256} ${sizeBytes} ${key}\n`;
    }
  };
  await pipeline(lines, createWriteStream(places.fileList, { mode: 0o600 }));
  report(`${count} files, ${(bytes / 1e6).toFixed(1)} MB`);
  return { count, bytes };
}

async function copyBeside(from: string, to: string): Promise<void> {
  if (await exists(from)) await cp(from, to, { recursive: true });
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
