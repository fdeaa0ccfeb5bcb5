/** The stored files of a backup: each is encrypted under its name. */
import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Storage } from '../storage/storage';
import type { BackupCipher } from './backup-cipher';

/** Used part of a storage for a backup. */
export type BackupStorage = Pick<Storage, 'keys' | 'head' | 'read' | 'putFile'>;

/** `workDir`: on the disk of the backup; what lies there is encrypted. */
export function sealedStorage(storage: Storage, cipher: BackupCipher, workDir: string): BackupStorage {
  if (!cipher.head) return storage;
  return {
    keys: () => storage.keys(),
    head: (key) => storage.head(key),
    read: async (key) => Readable.from(cipher.open(`files/${key}`)(await storage.read(key)), { objectMode: false }),
    async putFile(key, file) {
      await mkdir(workDir, { recursive: true });
      const sealed = path.join(workDir, randomUUID());
      try {
        await pipeline(createReadStream(file), cipher.seal(`files/${key}`), createWriteStream(sealed, { mode: 0o600 }));
        await storage.putFile(key, sealed);
      } finally {
        await rm(sealed, { force: true });
      }
    },
  };
}
