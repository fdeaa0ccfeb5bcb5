import path from 'node:path';
import { createFolderStorage } from './folder-storage';
import type { S3Settings } from './s3/s3-settings';
import type { Storage } from './storage';

export interface StorageSettings {
  /** Undefined: files stay in `dataDir`. */
  readonly s3: S3Settings | undefined;
  /** Absolute. */
  readonly dataDir: string;
}

/** The storage that the configuration names. Rejects with an Error in plain words when a bucket cannot be used. */
export async function openStorage({ s3, dataDir }: StorageSettings): Promise<Storage> {
  if (!s3) {
    const folder = createFolderStorage(path.join(dataDir, 'files'));
    // what a process that was killed has left; the folder is locked for this one
    await folder.sweepIncoming?.(Number.POSITIVE_INFINITY);
    return folder;
  }
  // the client is large: only who needs it loads it
  const { createS3Storage } = await import('./s3/s3-storage');
  const storage = createS3Storage(s3, path.join(dataDir, 'copies'));
  await storage.check().catch((error: Error) => {
    throw new Error(`The bucket ${s3.bucket} at ${s3.endpoint} cannot be used: ${error.message}`);
  });
  return storage;
}
