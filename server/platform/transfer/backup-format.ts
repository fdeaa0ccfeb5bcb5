/** Files in the folder of a backup. */
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { type BackupCipher, cipherOfBackup, plainBackup } from './backup-cipher';

const table = z.object({
  name: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })).readonly(),
  rows: z.number().int().nonnegative(),
  digest: z.string(),
});

const contents = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  /** Names of the migrations that the database had. */
  migrations: z.array(z.string()),
  /** Version of the queue's tables. */
  queueVersion: z.number().int().optional(),
  tables: z.array(table),
  counters: z.array(z.object({ name: z.string(), value: z.string() })).readonly(),
  files: z.object({ count: z.number().int(), bytes: z.number().int() }),
});

/** Head of an encrypted backup, in plain text. */
const sealedHead = z.object({ cipher: z.literal('aes-256-gcm-64k'), salt: z.string(), check: z.string() });

export type BackupContents = z.infer<typeof contents>;
export type BackupTable = z.infer<typeof table>;

/** Folders and files of the data folder that are neither rows nor stored files. */
export const BESIDE: readonly string[] = ['help', 'demo-password'];

/** Under which a table is encrypted. */
export const tableName = (index: number) => `tables/${index}`;

/** Paths below a folder, with slashes; '' for what is a file itself. */
export async function filesBelow(place: string): Promise<string[]> {
  if (!(await stat(place)).isDirectory()) return [''];
  const found = await readdir(place, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(place, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

export const placesIn = (folder: string) => ({
  /** Only in encrypted backups: how all else is encrypted. */
  head: path.join(folder, 'encrypted.json'),
  contents: path.join(folder, 'backup.json'),
  /** One JSON array a line, compressed. */
  table: (index: number) => path.join(folder, 'tables', `${String(index).padStart(3, '0')}.ndjson.gz`),
  files: path.join(folder, 'files'),
  /** One line a file: hash, bytes and key. */
  fileList: path.join(folder, 'files.txt'),
  beside: path.join(folder, 'beside'),
  work: path.join(folder, 'tmp'),
});

/** @throws Error in plain words for a folder that is no whole backup */
export async function readContents(folder: string, cipher: BackupCipher): Promise<BackupContents> {
  const file = placesIn(folder).contents;
  if (!(await stat(file).catch(() => undefined))) throw new Error(`${folder} is not a backup, or was not finished.`);
  const read = contents.safeParse(safeJson(await readPart(file, 'backup.json', cipher)));
  if (!read.success) throw new Error(`${folder} has a backup that this version cannot read.`);
  return read.data;
}

/** The text of a small file of a backup. `name`: as it was written under. */
export function readPart(file: string, name: string, cipher: BackupCipher): Promise<string> {
  return text(cipher.open(name)(createReadStream(file)));
}

/**
 * Cipher of the backup; versions without encryption wrote none of it.
 * @throws Error in plain words for a key that is missing or wrong
 */
export async function openCipher(folder: string, key: string | undefined): Promise<BackupCipher> {
  const found = await readFile(placesIn(folder).head, 'utf8').catch(() => undefined);
  if (found === undefined) return plainBackup;
  const head = sealedHead.safeParse(safeJson(found));
  if (!head.success) throw new Error(`${folder} is encrypted in a way that this version cannot read.`);
  return cipherOfBackup(key, head.data);
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
