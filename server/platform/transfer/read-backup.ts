/** Puts a backup into an empty database and an empty storage. */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { DatabaseConnection } from '../data/database';
import type { Log } from '../log/log';
import { createFolderStorage } from '../storage/folder-storage';
import type { Storage } from '../storage/storage';
import type { BackupCipher, Chunks } from './backup-cipher';
import {
  type BackupContents,
  type BackupTable,
  BESIDE,
  filesBelow,
  openCipher,
  placesIn,
  readContents,
  readPart,
  tableName,
} from './backup-format';
import { loadDatabase, type RowSource } from './load-database';
import { prepareTarget, requireEmptyStorage, withoutQueue } from './prepare-target';
import { sealedStorage } from './sealed-storage';
import { copyFiles } from './stored-files';
import type { TableShape } from './table-shapes';
import type { ReportStep } from './write-backup';

const ROWS_AT_A_TIME = 100;

export interface EmptyInstallation {
  readonly connection: DatabaseConnection;
  readonly storage: Storage;
  readonly dataDir: string;
  readonly log: Log;
  /** Key in BACKUP_KEY_FILE. */
  readonly key?: string | undefined;
}

/** @throws Error in plain words; it can be tried again, since rows come last and all at once */
export async function restoreInto(empty: EmptyInstallation, folder: string, report: ReportStep): Promise<void> {
  const { connection, storage, dataDir, log, key } = empty;
  const cipher = await openCipher(folder, key);
  const contents = await readContents(folder, cipher);
  await requireEmptyStorage(storage, new Set((await hashesOf(folder, cipher)).keys()));
  const { migrations, queueVersion } = contents;
  const takesQueue = await prepareTarget(connection, { holder: 'backup', migrations, queueVersion }, log);
  await restoreFiles({ folder, cipher }, storage, dataDir, report);
  const source = backupSource({ folder, cipher }, contents);
  await loadDatabase(connection.db, takesQueue ? source : withoutQueue(source));
  if (!takesQueue) report('Jobs that waited are of another version: ask again for exports that were under way');
  report(`The backup of ${contents.createdAt} is restored. Start the server.`);
}

/** The rows of a backup. */
interface OpenBackup {
  readonly folder: string;
  readonly cipher: BackupCipher;
}

function backupSource({ folder, cipher }: OpenBackup, { tables, counters }: BackupContents): RowSource {
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
    rows: (table) => {
      const [index] = found(table);
      return linesOf(places.table(index), cipher.open(tableName(index)));
    },
    digest: async (table) => {
      const [, { rows, digest }] = found(table);
      return { rows, digest };
    },
  };
}

async function* linesOf(file: string, open: Chunks): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const line of createInterface({
    input: Readable.from(open(createReadStream(file)), { objectMode: false }).pipe(createGunzip()),
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
async function hashesOf(folder: string, cipher: BackupCipher): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (const line of (await readPart(placesIn(folder).fileList, 'files.txt', cipher)).split('\n')) {
    const [sha256, , key] = line.split(' ');
    if (sha256 && key) hashes.set(key, sha256);
  }
  return hashes;
}

/** @throws Error in plain words for a file that is missing or is not the one that was backed up */
async function restoreFiles(
  { folder, cipher }: OpenBackup,
  storage: Storage,
  dataDir: string,
  report: ReportStep,
): Promise<void> {
  const places = placesIn(folder);
  const listed = await hashesOf(folder, cipher);
  const count = listed.size;
  for await (const { key, sha256 } of copyFiles(
    sealedStorage(createFolderStorage(places.files), cipher, places.work),
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
    if (!(await stat(kept).catch(() => undefined))) continue;
    for (const file of await filesBelow(kept)) {
      const place = path.posix.join(name, file);
      const to = path.join(dataDir, place);
      await mkdir(path.dirname(to), { recursive: true });
      const content = createReadStream(path.join(kept, file));
      await pipeline(content, cipher.open(`beside/${place}`), createWriteStream(to, { mode: 0o600 }));
    }
  }
  report(`${count} files`);
}
