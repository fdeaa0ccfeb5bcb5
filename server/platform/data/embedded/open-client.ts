import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { SYNCED_PARAMS, SyncedFiles } from './synced-files';

/** Extensions that migrations create. */
export const extensions = { pg_trgm, btree_gin };

/** The database in a folder, which the caller has locked (`folder-lock.ts`). `onSync` is called after each flush to the disk. */
export function openFolder(folder: string, onSync: () => void = () => {}): Promise<PGlite> {
  return openClient({ fs: new SyncedFiles(folder, onSync), startParams: SYNCED_PARAMS });
}

export async function openClient(options: PGliteOptions): Promise<PGlite> {
  const client = new PGlite({ extensions, ...options });
  await client.waitReady;
  return client;
}
