import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Storage } from '../../platform/storage/storage';
import { type MediaUploadRow, partCount, partsPrefix } from './own-upload';

/** Writes all parts, one after the other, to `file`. Memory holds one buffer of a stream at a time. */
export async function assembleParts(storage: Storage, upload: MediaUploadRow, file: string): Promise<void> {
  await pipeline(contentOf(storage, upload), createWriteStream(file));
}

async function* contentOf(storage: Storage, upload: MediaUploadRow): AsyncGenerator<Uint8Array> {
  for (let part = 1; part <= partCount(upload); part++) {
    yield* (await storage.read(`${partsPrefix(upload.id)}/${part}`)) as AsyncIterable<Uint8Array>;
  }
}
