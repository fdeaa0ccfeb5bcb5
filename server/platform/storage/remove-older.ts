import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Removes what lies in the folder and was last changed before `beforeMs` (milliseconds since 1970). A missing folder is empty. */
export async function removeOlder(folder: string, beforeMs: number): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found && found.mtimeMs < beforeMs) await rm(file, { force: true, recursive: true });
  }
}
