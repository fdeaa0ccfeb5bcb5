import { createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import type { FindingCode } from '@spotreel/sdk/internal/contract';
import type { Entry, ZipFile } from 'yauzl';
import type { PackageLimits } from './limits';

/** The archive is not what it may be; the rest of it is not read. */
export class ArchiveRefusal extends Error {
  constructor(
    readonly code: FindingCode,
    message: string,
    readonly file = '',
  ) {
    super(message);
  }
}

export interface InflateBudget {
  readonly limits: PackageLimits;
  /** Inflated bytes of all files so far. */
  totalBytes: number;
}

/** Sizes are counted while they come out: what the headers say is not believed. Throws `ArchiveRefusal`. */
export async function inflateEntry(
  zip: ZipFile,
  entry: Entry,
  name: string,
  file: string,
  budget: InflateBudget,
): Promise<number> {
  const { limits } = budget;
  const most = /\.json$/i.test(name) ? limits.documentBytes : limits.entryBytes;
  let size = 0;
  let sum = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.byteLength;
      budget.totalBytes += chunk.byteLength;
      sum = crc32(chunk, sum);
      done(overrun(size, most, entry, name, budget) ?? null, chunk);
    },
  });
  try {
    await pipeline(await zip.openReadStreamPromise(entry), meter, createWriteStream(file));
  } catch (thrown) {
    if (thrown instanceof ArchiveRefusal) throw thrown;
    throw new ArchiveRefusal('archive_damaged', `"${name}" cannot be unpacked: its data is damaged.`, name);
  }
  if (sum >>> 0 !== entry.crc32 >>> 0)
    throw new ArchiveRefusal('archive_damaged', `"${name}" is damaged: its checksum is wrong.`, name);
  return size;
}

function overrun(
  size: number,
  most: number,
  entry: Entry,
  name: string,
  { limits, totalBytes }: InflateBudget,
): ArchiveRefusal | undefined {
  if (size > limits.ratioFreeBytes && size > entry.compressedSize * limits.ratio)
    return new ArchiveRefusal('compression_bomb', `"${name}" unpacks to far more than it should.`, name);
  if (size > most)
    return new ArchiveRefusal('entry_too_large', `"${name}" is larger than ${megabytes(most)} MB.`, name);
  if (totalBytes > limits.totalBytes)
    return new ArchiveRefusal(
      'package_too_large',
      `The unzipped package is larger than ${megabytes(limits.totalBytes)} MB.`,
    );
  return undefined;
}

export function megabytes(bytes: number): number {
  return Math.round(bytes / (1024 * 1024));
}
