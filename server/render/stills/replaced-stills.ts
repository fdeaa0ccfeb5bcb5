import path from 'node:path';
import type { Storage } from '../../platform/storage/storage';

/**
 * Deletes what lies in `folder`, except `keys`. A caller names the new still and the one before it, since a page that
 * was answered a moment ago shows that one.
 */
export async function deleteAllBut(storage: Storage, folder: string, keys: readonly string[]): Promise<void> {
  const kept = new Set(keys.map((key) => path.posix.basename(key)));
  for (const name of await storage.list(folder)) if (!kept.has(name)) await storage.delete(`${folder}/${name}`);
}
