/** A ZIP that is made while it is sent: nothing is kept. */
import type { Readable } from 'node:stream';
import { LazyZip } from './lazy-zip';

export interface StreamedPart {
  readonly name: string;
  readonly sizeBytes: number;
  open(): Promise<Readable>;
}

/** Files go in as they are: what videos and pictures hold is packed already. Its stream fails where a file cannot be read. */
export function streamArchive(parts: readonly StreamedPart[]): Readable {
  const zip = new LazyZip();
  for (const { name, sizeBytes, open } of parts) zip.addFile(name, open, { compress: false, size: sizeBytes });
  zip.end();
  return zip.output;
}
