/** A ZIP that is made while it is sent: one file is open at a time, and nothing is kept. */
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface StreamedPart {
  readonly name: string;
  readonly sizeBytes: number;
  open(): Promise<Readable>;
}

/** Files go in as they are: what videos and pictures hold is packed already. Its stream fails where a file cannot be read. */
export function streamArchive(parts: readonly StreamedPart[]): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let current: Readable | undefined;
  const fail = (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);
  output.once('close', () => current?.destroy());
  for (const { name, sizeBytes: size, open } of parts) {
    zip.addReadStreamLazy(name, { compress: false, size }, (use) => {
      open().then((stream) => {
        current = stream.once('error', fail);
        if (output.destroyed) stream.destroy();
        else use(null, stream);
      }, fail);
    });
  }
  zip.end();
  return output;
}
