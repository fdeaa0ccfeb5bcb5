import type { Readable, Writable } from 'node:stream';

/** Process that runs a command. */
export interface CommandIo {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Writes a line to the standard output. */
  readonly print: (line: string) => void;
  /** Writes a line to the standard error output. */
  readonly warn: (line: string) => void;
  /** `-` is the standard input. */
  readonly readText: (file: string) => Promise<string>;
  /** Writes as the bytes come. Rejects when `file` is there already and `mayReplace` is false. */
  readonly writeFile: (file: string, content: AsyncIterable<Uint8Array>, mayReplace: boolean) => Promise<void>;
  /** Messages of agents; the answers go to `stdout`. */
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly fetch: typeof globalThis.fetch;
  /** Fires when the process is asked to end. */
  readonly signal: AbortSignal;
}
