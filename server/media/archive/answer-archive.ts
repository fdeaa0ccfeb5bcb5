import { Readable } from 'node:stream';
import { attachment } from '../../platform/http/answers/file-answer';
import type { Storage } from '../../platform/storage/storage';
import { distinctNames } from './distinct-names';
import { LazyZip } from './lazy-zip';

export interface ArchivedFile {
  readonly name: string;
  /** Key in the storage. */
  readonly key: string;
}

/**
 * A ZIP of files of the storage, which is made while it is sent. Files that are gone are left out, and of two names that are the
 * same, one gets a number. Undefined where no file is there.
 */
export async function answerArchive(
  storage: Storage,
  files: readonly ArchivedFile[],
  archiveName: string,
): Promise<Response | undefined> {
  const parts = await storedParts(storage, files);
  if (parts.length === 0) return undefined;
  const body = Readable.toWeb(streamArchive(parts)) as unknown as ReadableStream<Uint8Array<ArrayBuffer>>;
  return new Response(body, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': attachment(archiveName),
      'cache-control': 'private, no-store',
    },
  });
}

async function storedParts(storage: Storage, files: readonly ArchivedFile[]): Promise<StreamedPart[]> {
  const found: StreamedPart[] = [];
  for (const { name, key } of files) {
    const stored = await storage.head(key);
    if (stored) found.push({ name, sizeBytes: stored.sizeBytes, open: () => storage.read(key) });
  }
  const names = distinctNames(found.map(({ name }) => name));
  return found.map((part, index) => ({ ...part, name: names[index] ?? part.name }));
}

/** A ZIP that is made while it is sent: nothing is kept. */
interface StreamedPart {
  readonly name: string;
  readonly sizeBytes: number;
  open(): Promise<Readable>;
}

/** Files go in as they are: what videos and pictures hold is packed already. Its stream fails where a file cannot be read. */
function streamArchive(parts: readonly StreamedPart[]): Readable {
  const zip = new LazyZip();
  for (const { name, sizeBytes, open } of parts) zip.addFile(name, open, { compress: false, size: sizeBytes });
  zip.end();
  return zip.output;
}
