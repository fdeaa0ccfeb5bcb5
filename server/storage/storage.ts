/** Where files live. Keys are paths of letters, digits, `-`, `_`, `.` and `/`; they are made by us, never by a user. */
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
  /** What is not there is no error. */
  delete(key: string): Promise<void>;
  /** Names directly below `prefix/`. */
  list(prefix: string): Promise<string[]>;
  /** Deletes every file whose key begins with `prefix/`. */
  deleteAll(prefix: string): Promise<void>;
}

const KEY = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** Throws a RangeError for a key that could leave the storage. */
export function checkKey(key: string): string {
  if (!KEY.test(key) || key.length > 300) throw new RangeError(`Not a storage key: ${key}`);
  return key;
}
