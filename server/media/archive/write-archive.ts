/** Writes a package: the same files always give the same bytes. With yazl, the sister of the library that reads. */
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ArchivePart {
  readonly name: string;
  readonly content: { readonly bytes: Buffer } | { readonly path: string };
}

/** The first date that a zip can hold. */
const FIXED = { mtime: new Date(1980, 0, 1), mode: 0o100644, forceDosTimestamp: true } as const;
/** Deflated already. */
const PACKED = /\.(png|jpe?g|webp|gif|avif|heic|mp4|mov|webm)$/i;

/** In the given order. */
export async function writeArchive(parts: readonly ArchivePart[], file: string): Promise<void> {
  const zip = new ZipFile();
  for (const { name, content } of parts) {
    const options = { ...FIXED, compress: !PACKED.test(name) };
    if ('bytes' in content) zip.addBuffer(content.bytes, name, options);
    else zip.addReadStream(createReadStream(content.path), name, options);
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(file));
}
