/** Small files are kept in memory, compressed once; large ones are streamed from the disk. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ServedFile } from '../http/file-answer';
import { mimeTypeOf } from '../media/mime-type';

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

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

interface Entry {
  readonly modifiedMs: number;
  readonly sizeBytes: number;
  readonly file: Promise<CachedFile>;
}

export function createFileCache(): FileCache {
  const entries = new Map<string, Entry>();
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
      const loaded = inMemory(file, mtime);
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

async function inMemory(file: string, modifiedAt: Date): Promise<CachedFile> {
  const content = await readFile(file);
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  const variant = (bytes: Uint8Array, encoding: string): Variant => ({
    sizeBytes: bytes.byteLength,
    etag: encoding ? `"${hash}-${encoding}"` : `"${hash}"`,
    modifiedAt,
    headers: { vary: 'Accept-Encoding', ...(encoding && { 'content-encoding': encoding }) },
    open: async (range) => {
      const part = range ? bytes.subarray(range.start, range.end + 1) : bytes;
      return new Uint8Array(part);
    },
  });
  const plain = variant(content, '');
  if (content.byteLength < WORTH_COMPRESSING)
    return { name: path.basename(file), mimeType: mimeTypeOf(file), variantFor: () => plain };
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
  const small = { br: variant(await brotli(content, quality), 'br'), gzip: variant(await zip(content), 'gzip') };
  return {
    name: path.basename(file),
    mimeType: mimeTypeOf(file),
    variantFor(headers) {
      if (headers.has('range')) return plain;
      const accepted = headers.get('accept-encoding') ?? '';
      if (/\bbr\b/.test(accepted)) return small.br;
      return /\bgzip\b/.test(accepted) ? small.gzip : plain;
    },
  };
}
