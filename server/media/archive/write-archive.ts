/** Writes a package: the same files always give the same bytes. With yazl, the sister of the library that reads. */
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { LazyZip } from './lazy-zip';

export interface ArchivePart {
  readonly name: string;
  readonly content: { readonly bytes: Buffer } | { readonly open: () => Promise<Readable> };
}

/** The first date that a zip can hold. */
const FIXED = { mtime: new Date(1980, 0, 1), mode: 0o100644, forceDosTimestamp: true } as const;
/** Deflated already. */
const PACKED = /\.(png|jpe?g|webp|gif|avif|heic|mp4|mov|webm)$/i;

/** In the given order. Rejects, and leaves a part of the file, where a part cannot be read or the file not be written. */
export async function writeArchive(parts: readonly ArchivePart[], file: string): Promise<void> {
  const zip = new LazyZip();
  for (const { name, content } of parts) {
    const options = { ...FIXED, compress: !PACKED.test(name) };
    if ('bytes' in content) zip.addBytes(name, content.bytes, options);
    else zip.addFile(name, content.open, options);
  }
  zip.end();
  await pipeline(zip.output, createWriteStream(file));
}
