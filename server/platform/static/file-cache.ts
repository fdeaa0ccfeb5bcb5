/**
 * Files that compress are kept in memory, large ones are streamed from the disk. Scripts and styles are compressed at the
 * best setting before they are first sent. Caches between server and browser may keep this answer for a year. Other large
 * files are compressed fast at first, and later at the best setting.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { acceptedEncoding, compressBest, compressFast, type Encoding } from '../http/answers/compression';
import type { ServedFile } from '../http/answers/file-answer';
import { mimeTypeOf } from '../storage/mime-type';

type Variant = Pick<ServedFile, 'sizeBytes' | 'etag' | 'modifiedAt' | 'open'> & {
  readonly headers: Record<string, string>;
};

export interface CachedFile {
  readonly name: string;
  readonly mimeType: string;
  /** By `Accept-Encoding`; a request for a range gets the file as it is. */
  variantFor(headers: Headers): Variant;
}

export interface FileCache {
  /** Undefined when there is no such file. `name` must not lead out of `folder`. */
  find(folder: string, name: string): Promise<CachedFile | undefined>;
}

/** Bytes: larger files are not kept, nor more than this of all together. */
const KEPT_FILE = 8 * 1024 * 1024;
const KEPT_TOTAL = 96 * 1024 * 1024;
const COMPRESSIBLE = /^(text\/|application\/(json|wasm|manifest)|image\/svg|font\/(ttf|otf))/;
/** Below, a compressed file is hardly smaller. */
const WORTH_COMPRESSING = 512;
/** Bytes. Up to here the wait is short; a script of 400 KB takes most of a second, once after each start of the server. */
const BEST_AT_ONCE = 96 * 1024;
const BEST_AT_ONCE_FOR_CODE = 1024 * 1024;
const CODE = /^text\/(javascript|css)/;
/** Bytes. Above, the best setting takes many seconds. */
const BEST_LATER = 2 * 1024 * 1024;

interface Entry {
  readonly modifiedMs: number;
  readonly sizeBytes: number;
  readonly file: Promise<CachedFile>;
}

export function createFileCache(): FileCache {
  const entries = new Map<string, Entry>();
  const later = createQueue();
  let total = 0;
  return {
    async find(folder, name) {
      const file = path.join(folder, name);
      const found = await stat(file).catch(() => undefined);
      if (!found?.isFile()) return undefined;
      const { mtime, mtimeMs: modifiedMs, size: sizeBytes } = found;
      if (sizeBytes > KEPT_FILE || !COMPRESSIBLE.test(mimeTypeOf(name))) return fromDisk(file, sizeBytes, mtime);
      const kept = entries.get(file);
      if (kept?.modifiedMs === modifiedMs && kept.sizeBytes === sizeBytes) return kept.file;
      if (total + sizeBytes > KEPT_TOTAL) {
        entries.clear();
        total = 0;
      }
      const loaded = inMemory(file, mtime, later);
      entries.set(file, { modifiedMs, sizeBytes, file: loaded });
      total += sizeBytes;
      loaded.catch(() => entries.delete(file));
      return loaded;
    },
  };
}

function fromDisk(file: string, sizeBytes: number, modifiedAt: Date): CachedFile {
  const etag = `"${sizeBytes.toString(36)}-${modifiedAt.getTime().toString(36)}"`;
  const variant: Variant = {
    sizeBytes,
    etag,
    modifiedAt,
    headers: {},
    open: async (range) => createReadStream(file, { fd: await open(file, 'r'), ...range }),
  };
  return { name: path.basename(file), mimeType: mimeTypeOf(file), variantFor: () => variant };
}

async function inMemory(file: string, modifiedAt: Date, later: Queue): Promise<CachedFile> {
  const content = await readFile(file);
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  const variant = (bytes: Uint8Array, encoding: Encoding | undefined): Variant => ({
    sizeBytes: bytes.byteLength,
    // the same for both settings: what a client has unpacked is the same too, and a range is always of the file itself
    etag: encoding ? `"${hash}-${encoding}"` : `"${hash}"`,
    modifiedAt,
    headers: { vary: 'Accept-Encoding', ...(encoding && { 'content-encoding': encoding }) },
    open: async (range) => {
      const part = range ? bytes.subarray(range.start, range.end + 1) : bytes;
      return new Uint8Array(part);
    },
  });
  const plain = variant(content, undefined);
  const named = { name: path.basename(file), mimeType: mimeTypeOf(file) };
  if (content.byteLength < WORTH_COMPRESSING) return { ...named, variantFor: () => plain };
  const all = async (compress: typeof compressBest) => ({
    br: variant(await compress(content, 'br'), 'br'),
    gzip: variant(await compress(content, 'gzip'), 'gzip'),
  });
  const bestAtOnce = CODE.test(named.mimeType) ? BEST_AT_ONCE_FOR_CODE : BEST_AT_ONCE;
  let small = await all(content.byteLength <= bestAtOnce ? compressBest : compressFast);
  if (content.byteLength > bestAtOnce && content.byteLength <= BEST_LATER) {
    later(async () => {
      small = await all(compressBest);
    });
  }
  return {
    ...named,
    variantFor(headers) {
      const encoding = headers.has('range') ? undefined : acceptedEncoding(headers);
      return encoding ? small[encoding] : plain;
    },
  };
}

/** Runs work one at a time; what fails is left as it is. */
type Queue = (work: () => Promise<void>) => void;

function createQueue(): Queue {
  let last = Promise.resolve();
  return (work) => {
    last = last.then(work).catch(() => undefined);
  };
}
