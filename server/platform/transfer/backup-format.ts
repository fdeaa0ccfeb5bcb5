/** What lies in the folder of a backup. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

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

export type BackupContents = z.infer<typeof contents>;
export type BackupTable = z.infer<typeof table>;

/** Folders and files of the data folder that are neither rows nor stored files. */
export const BESIDE: readonly string[] = ['help', 'demo-password'];

export const placesIn = (folder: string) => ({
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
export async function readContents(folder: string): Promise<BackupContents> {
  const text = await readFile(placesIn(folder).contents, 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`${folder} is not a backup, or was not finished.`);
  const read = contents.safeParse(safeJson(text));
  if (!read.success) throw new Error(`${folder} has a backup that this version cannot read.`);
  return read.data;
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
