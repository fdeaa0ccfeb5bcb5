import { randomUUID } from 'node:crypto';
import { rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isStorageFull } from './storage-full';

/** Bytes that must be free for a server to be of use: less than a short video takes while it is made. */
const LEAST_BYTES = 64 * 1024 * 1024;
const PROBE = Buffer.alloc(4096);

/** True if files can be written in the folder. A quota shows only when a file is written. */
export async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < LEAST_BYTES) return false;
  const file = path.join(folder, `probe-${randomUUID()}`);
  try {
    await writeFile(file, PROBE);
    return true;
  } catch (error) {
    if (isStorageFull(error)) return false;
    throw error;
  } finally {
    await rm(file, { force: true });
  }
}
