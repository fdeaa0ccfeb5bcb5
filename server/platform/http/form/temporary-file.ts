import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ApiError } from '../api-error';

/** Gives `use` a name for a file in `folder`; the file is gone afterwards, if `use` left it there. */
export async function withTemporaryFile<Result>(
  folder: string,
  use: (file: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, randomUUID());
  try {
    return await use(file);
  } finally {
    await rm(file, { force: true });
  }
}

/** Answers the number of bytes. Throws `payload_too_large` as soon as more than `limitBytes` have come. */
export async function writeLimited(
  source: Readable,
  file: string,
  limitBytes: number,
  signal?: AbortSignal,
): Promise<number> {
  let size = 0;
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.byteLength;
      if (size > limitBytes) done(new ApiError('payload_too_large'));
      else done(null, chunk);
    },
  });
  await pipeline(source, limit, createWriteStream(file), signal ? { signal } : {});
  return size;
}
