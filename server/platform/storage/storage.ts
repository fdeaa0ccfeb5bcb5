/** Storage of files. Keys are paths of letters, digits, `-`, `_`, `.` and `/`; they are made by us, never by a user. */
import type { Readable } from 'node:stream';

export interface StoredFile {
  readonly sizeBytes: number;
  /** Strong: changes whenever the content does. With quotes, as in the header. */
  readonly etag: string;
  readonly modifiedAt: Date;
}

/** First and last byte, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Form that a browser sends, its file last: all of `fields`, then the file, to `url`. */
export interface UploadForm {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface Storage {
  /** Moves a local file in; complete or not there at all. */
  putFile(key: string, file: string): Promise<void>;
  put(key: string, content: Uint8Array): Promise<void>;
  /** Undefined for a key that is not there. */
  head(key: string): Promise<StoredFile | undefined>;
  /** Rejects when there is no such file. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** A local path with the content, only to be read. Rejects when there is no such file. */
  localFile(key: string): Promise<string>;
  /** False if there is nothing at `from`. What was at `to` is replaced. */
  copy(from: string, to: string): Promise<boolean>;
  /** As `copy`; nothing is at `from` afterwards. */
  move(from: string, to: string): Promise<boolean>;
  /** Deletes a file. A missing one is no error. */
  delete(key: string): Promise<void>;
  /** Names directly below `prefix/`. */
  list(prefix: string): Promise<string[]>;
  /** Every file there is, in any order. */
  keys(): Promise<string[]>;
  /** Deletes every file whose key begins with `prefix/`. */
  deleteAll(prefix: string): Promise<void>;
  /** Removes what has begun to arrive before `beforeMs` (milliseconds since 1970) and never did, where that can happen. */
  readonly sweepIncoming?: (beforeMs: number) => Promise<void>;
  /**
   * The right to write one file of 1 to `limitBytes` bytes at `key`, straight from a browser, for `FORM_VALID_SECONDS`.
   * Its holder may write again until then. Undefined where files come through the server.
   */
  readonly openForm?: (key: string, limitBytes: number) => Promise<UploadForm>;
}

export const FORM_VALID_SECONDS = 600;

const KEY = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** Throws a RangeError for a key that could leave the storage. */
export function checkKey(key: string): string {
  if (!KEY.test(key) || key.length > 300) throw new RangeError(`Not a storage key: ${key}`);
  return key;
}
