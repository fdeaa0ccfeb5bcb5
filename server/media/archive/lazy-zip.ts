import type { Readable } from 'node:stream';
import { type FileOptions, type ReadStreamOptions, ZipFile } from 'yazl';

/** A ZIP that is made while it is read: one file is open at a time. Its stream fails where a file cannot be read. */
export class LazyZip {
  readonly output: Readable;
  readonly #zip = new ZipFile();
  #current: Readable | undefined;

  constructor() {
    this.output = this.#zip.outputStream as Readable;
    this.#zip.on('error', this.#fail);
    this.output.once('close', () => this.#current?.destroy());
  }

  addBytes(name: string, bytes: Buffer, options: Partial<FileOptions>): void {
    this.#zip.addBuffer(bytes, name, options);
  }

  /** `open` is called when all before it is in. */
  addFile(name: string, open: () => Promise<Readable>, options: Partial<ReadStreamOptions>): void {
    this.#zip.addReadStreamLazy(name, options, (use) => {
      open().then((stream) => {
        this.#current = stream.once('error', this.#fail);
        if (this.output.destroyed) stream.destroy();
        else use(null, stream);
      }, this.#fail);
    });
  }

  /** Nothing is added afterwards. */
  end(): void {
    this.#zip.end();
  }

  readonly #fail = (error: unknown): void => {
    this.output.destroy(error instanceof Error ? error : new Error(String(error)));
  };
}
