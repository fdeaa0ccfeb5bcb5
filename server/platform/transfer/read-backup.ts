/** Puts a backup into an empty database and an empty storage. */
import { createReadStream } from 'node:fs';
import { cp, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { DatabaseConnection } from '../data/database';
import type { Log } from '../log/log';
import { createFolderStorage } from '../storage/folder-storage';
import type { Storage } from '../storage/storage';
import { type BackupContents, type BackupTable, BESIDE, placesIn, readContents } from './backup-format';
import { loadDatabase, type RowSource } from './load-database';
import { prepareTarget, requireEmptyStorage, withoutQueue } from './prepare-target';
import { copyFiles } from './stored-files';
import type { TableShape } from './table-shapes';
import type { ReportStep } from './write-backup';

const ROWS_AT_A_TIME = 100;

export interface EmptyInstallation {
  readonly connection: DatabaseConnection;
  readonly storage: Storage;
  readonly dataDir: string;
  readonly log: Log;
}

/** @throws Error in plain words; it can be tried again, since rows come last and all at once */
export async function restoreInto(empty: EmptyInstallation, folder: string, report: ReportStep): Promise<void> {
  const { connection, storage, dataDir, log } = empty;
  const contents = await readContents(folder);
  await requireEmptyStorage(storage, new Set((await hashesOf(folder)).keys()));
  const { migrations, queueVersion } = contents;
  const takesQueue = await prepareTarget(connection, { migrations, queueVersion }, log);
  await restoreFiles(folder, storage, dataDir, report);
  const source = backupSource(folder, contents);
  await loadDatabase(connection.db, takesQueue ? source : withoutQueue(source));
  if (!takesQueue) report('Jobs that waited are of another version: ask again for exports that were under way');
  report(`The backup of ${contents.createdAt} is restored. Start the server.`);
}

/** The rows of a backup. */
function backupSource(folder: string, { tables, counters }: BackupContents): RowSource {
  const places = placesIn(folder);
  const found = ({ name }: TableShape): [number, BackupTable] => {
    const index = tables.findIndex((table) => table.name === name);
    const table = tables[index];
    if (!table) throw new Error(`The backup has no table ${name}.`);
    return [index, table];
  };
  return {
    tables: tables.map(({ name, columns }) => ({ name, columns })),
    counters,
    rows: (table) => linesOf(places.table(found(table)[0])),
    digest: async (table) => {
      const [, { rows, digest }] = found(table);
      return { rows, digest };
    },
  };
}

async function* linesOf(file: string): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const line of createInterface({
    input: createReadStream(file).pipe(createGunzip()),
    crlfDelay: Infinity,
  })) {
    batch.push(line);
    if (batch.length < ROWS_AT_A_TIME) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** By key. */
async function hashesOf(folder: string): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (const line of (await readFile(placesIn(folder).fileList, 'utf8')).split('\n')) {
    const [sha256, , key] = line.split(' ');
    if (sha256 && key) hashes.set(key, sha256);
  }
  return hashes;
}

/** @throws Error in plain words for a file that is missing or is not the one that was backed up */
async function restoreFiles(folder: string, storage: Storage, dataDir: string, report: ReportStep): Promise<void> {
  const places = placesIn(folder);
  const listed = await hashesOf(folder);
  const count = listed.size;
  for await (const { key, sha256 } of copyFiles(
    createFolderStorage(places.files),
    storage,
    path.join(dataDir, 'tmp'),
  )) {
    if (listed.get(key) !== sha256) throw new Error(`The file ${key} is not the one that was backed up.`);
    listed.delete(key);
  }
  const [missing] = listed.keys();
  if (missing) throw new Error(`The backup lacks the file ${missing}.`);
  for (const name of BESIDE) {
    const kept = path.join(places.beside, name);
    if (await stat(kept).catch(() => undefined)) await cp(kept, path.join(dataDir, name), { recursive: true });
  }
  report(`${count} files`);
}
