/** Writes rows and files of a running server into a folder. */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database } from '../data/database';
import { noteBackup } from '../machine/machine';
import { createFolderStorage } from '../storage/folder-storage';
import type { Storage } from '../storage/storage';
import { type BackupCipher, newCipher, plainBackup } from './backup-cipher';
import { type BackupContents, type BackupTable, BESIDE, filesBelow, placesIn, tableName } from './backup-format';
import { withSnapshot } from './database-source';
import type { RowSource } from './load-database';
import { sealedStorage } from './sealed-storage';
import { copyFiles } from './stored-files';
import { migrationsOf, queueVersionOf, type TableShape } from './table-shapes';

export interface BackupParts {
  readonly db: Database;
  readonly storage: Storage;
  readonly dataDir: string;
  /** Encrypts the backup. Undefined: it is not encrypted. */
  readonly key?: string | undefined;
}

/** Hears of each step in plain words. */
export type ReportStep = (line: string) => void;

/**
 * Rows of one moment, then the files: one that is deleted in between is missing, one that comes is more. Only what is whole
 * gets the folder's name. Without a key, the folder has everything as it is, secrets included: its owner alone can read it.
 * @throws Error in plain words when there is something in the folder's place
 */
export async function writeBackup(parts: BackupParts, folder: string, report: ReportStep): Promise<void> {
  if (await exists(folder)) throw new Error(`${folder} is there already: choose a new folder.`);
  const partial = `${folder}.partial`;
  await rm(partial, { recursive: true, force: true });
  try {
    await writePartial(parts, partial, report);
    await rename(partial, folder);
  } catch (error) {
    await rm(partial, { recursive: true, force: true }); // it may have filled the disk
    throw error;
  }
  await noteBackup(parts.dataDir).catch(() => undefined); // a folder that only the server may write to
  report(`The backup is in ${folder}`);
}

async function writePartial(parts: BackupParts, partial: string, report: ReportStep): Promise<void> {
  const { db, dataDir, key } = parts;
  await mkdir(partial, { recursive: true, mode: 0o700 });
  const target: Target = { places: placesIn(partial), cipher: key === undefined ? plainBackup : newCipher(key) };
  const { places, cipher } = target;
  await mkdir(path.dirname(places.table(0)));
  const database = await writeDatabase(db, target, report);
  const files = await writeFiles(parts, target, report);
  for (const name of BESIDE) await copyBeside(path.join(dataDir, name), name, target);
  await rm(places.work, { recursive: true, force: true });
  const contents: BackupContents = { format: 1, createdAt: new Date().toISOString(), ...database, files };
  if (cipher.head) await writeFile(places.head, JSON.stringify(cipher.head), { mode: 0o600 });
  await writePart([Buffer.from(JSON.stringify(contents, null, 1))], 'backup.json', places.contents, cipher);
}

interface Target {
  readonly places: ReturnType<typeof placesIn>;
  readonly cipher: BackupCipher;
}

/** `name`: under which it is encrypted. */
async function writePart(
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  name: string,
  file: string,
  cipher: BackupCipher,
): Promise<void> {
  await pipeline(
    Readable.from(content, { objectMode: false }),
    cipher.seal(name),
    createWriteStream(file, { mode: 0o600 }),
  );
}

async function writeDatabase(db: Database, target: Target, report: ReportStep) {
  const migrations = await migrationsOf(db);
  const queueVersion = await queueVersionOf(db);
  const rows = await withSnapshot(db, async (source) => {
    const tables: BackupTable[] = [];
    for (const [index, table] of source.tables.entries())
      tables.push({ ...table, ...(await writeTable(source, table, index, target)) });
    return { tables, counters: source.counters };
  });
  const count = rows.tables.reduce((sum, table) => sum + table.rows, 0);
  report(`${count} rows of ${rows.tables.length} tables`);
  return { migrations, ...(queueVersion !== undefined && { queueVersion }), ...rows };
}

async function writeTable(source: RowSource, table: TableShape, index: number, { places, cipher }: Target) {
  const lines = async function* () {
    for await (const batch of source.rows(table)) yield `${batch.join('\n')}\n`;
  };
  const file = createWriteStream(places.table(index), { mode: 0o600 });
  await pipeline(lines, createGzip({ level: 6 }), cipher.seal(tableName(index)), file);
  return source.digest(table);
}

async function writeFiles({ storage, dataDir }: BackupParts, { places, cipher }: Target, report: ReportStep) {
  const stored = sealedStorage(createFolderStorage(places.files), cipher, places.work);
  // what is not encrypted yet stays on the server's own disk
  const workDir = cipher.head ? path.join(dataDir, 'tmp') : places.work;
  let count = 0;
  let bytes = 0;
  const lines = async function* () {
    for await (const { key, sizeBytes, sha256 } of copyFiles(storage, stored, workDir)) {
      count += 1;
      bytes += sizeBytes;
      yield `${sha256} ${sizeBytes} ${key}\n`;
    }
  };
  const bytesOf = async function* () {
    for await (const line of lines()) yield Buffer.from(line);
  };
  await writePart(bytesOf(), 'files.txt', places.fileList, cipher);
  report(`${count} files, ${(bytes / 1e6).toFixed(1)} MB`);
  return { count, bytes };
}

async function copyBeside(from: string, name: string, { places, cipher }: Target): Promise<void> {
  if (!(await exists(from))) return;
  for (const file of await filesBelow(from)) {
    const place = path.posix.join(name, file);
    const to = path.join(places.beside, place);
    await mkdir(path.dirname(to), { recursive: true });
    await writePart(createReadStream(path.join(from, file)), `beside/${place}`, to, cipher);
  }
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
