/** Files from one place to another, each compared with what was read. */
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BackupStorage } from './sealed-storage';

/** Painted segments of exports: they are painted anew where they are missing. */
const CACHE = 'segments/';

export interface CopiedFile {
  readonly key: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

/**
 * Copies every file but the renderer's cache, one at a time, through `workDir`. Files that are deleted meanwhile are left out.
 * @throws Error in plain words for a file that did not arrive as it was read
 */
export async function* copyFiles(from: BackupStorage, to: BackupStorage, workDir: string): AsyncGenerator<CopiedFile> {
  await mkdir(workDir, { recursive: true });
  for (const key of (await from.keys()).filter((found) => !found.startsWith(CACHE))) {
    const temporary = path.join(workDir, randomUUID());
    try {
      const content = await from.read(key).catch(() => undefined);
      if (!content) {
        if (await from.head(key)) throw new Error(`The file ${key} cannot be read.`);
        continue;
      }
      const sent = await writeHashed(content, temporary);
      await to.putFile(key, temporary);
      const arrived = await contentHash(await to.read(key));
      if (arrived.sha256 !== sent.sha256) throw new Error(`The file ${key} did not arrive as it was.`);
      yield { key, ...sent };
    } finally {
      await rm(temporary, { force: true });
    }
  }
}

export async function contentHash(content: Readable): Promise<Omit<CopiedFile, 'key'>> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    hash.update(chunk);
    sizeBytes += chunk.length;
  }
  return { sizeBytes, sha256: hash.digest('hex') };
}

async function writeHashed(content: Readable, file: string): Promise<Omit<CopiedFile, 'key'>> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      sizeBytes += chunk.length;
      yield chunk;
    }
  };
  await pipeline(content, counted, createWriteStream(file, { mode: 0o600 }));
  return { sizeBytes, sha256: hash.digest('hex') };
}
