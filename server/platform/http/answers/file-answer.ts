/** Files over HTTP: ranges, conditional requests, HEAD (RFC 9110). */
import { Readable } from 'node:stream';
import type { ByteRange, StoredFile } from '../../storage/storage';

export interface ServedFile extends StoredFile {
  readonly mimeType: string;
  readonly cacheControl: string;
  /** The browser stores it under this name instead of showing it. */
  readonly downloadName?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  open(range?: ByteRange): Promise<Readable | Uint8Array<ArrayBuffer>>;
}

export async function fileAnswer(request: Request, file: ServedFile): Promise<Response> {
  const headers = new Headers({
    'content-type': file.mimeType,
    'cache-control': file.cacheControl,
    etag: file.etag,
    'last-modified': file.modifiedAt.toUTCString(),
    'accept-ranges': 'bytes',
    ...(file.downloadName && { 'content-disposition': attachment(file.downloadName) }),
    ...file.headers,
  });
  if (isUnchanged(request, file)) return new Response(null, { status: 304, headers });
  const range = appliesRange(request, file) ? parseRange(request.headers.get('range'), file.sizeBytes) : 'whole';
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${file.sizeBytes}`);
    return new Response(null, { status: 416, headers });
  }
  const part = range === 'whole' ? undefined : range;
  headers.set('content-length', String(part ? part.end - part.start + 1 : file.sizeBytes));
  if (part) headers.set('content-range', `bytes ${part.start}-${part.end}/${file.sizeBytes}`);
  const status = part ? 206 : 200;
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  return new Response(toBody(await file.open(part)), { status, headers });
}

function toBody(
  content: Readable | Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>> {
  if (content instanceof Uint8Array) return content;
  return Readable.toWeb(content) as unknown as ReadableStream<Uint8Array<ArrayBuffer>>;
}

function isUnchanged(request: Request, { etag, modifiedAt }: ServedFile): boolean {
  const tags = request.headers.get('if-none-match');
  if (tags !== null) {
    return tags.trim() === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
  }
  const since = Date.parse(request.headers.get('if-modified-since') ?? '');
  return since >= Math.floor(modifiedAt.getTime() / 1000) * 1000;
}

/** With If-Range a part is only good if the file is still the one that the client has the rest of. */
function appliesRange(request: Request, { etag, modifiedAt }: ServedFile): boolean {
  const condition = request.headers.get('if-range')?.trim();
  if (!condition) return true;
  if (condition.startsWith('"')) return condition === etag;
  return Date.parse(condition) === Math.floor(modifiedAt.getTime() / 1000) * 1000;
}

/** A `Content-Disposition` by which browsers store an answer under `name`. */
export function attachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]+/g, '_').replace(/["\\%]/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escaped)}`;
}

function escaped(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** `whole`: no range was asked for, or one that we need not honor. `unsatisfiable`: answer 416. */
type RangeAnswer = ByteRange | 'whole' | 'unsatisfiable';

/** A single range of `bytes=`; several at once are answered as a whole, which the standard allows (RFC 9110, 14.2). */
function parseRange(header: string | null, sizeBytes: number): RangeAnswer {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match) return 'whole';
  const [, first = '', last = ''] = match;
  if (first === '') {
    const length = Number(last);
    if (last === '') return 'whole';
    if (length === 0 || sizeBytes === 0) return 'unsatisfiable';
    return { start: Math.max(0, sizeBytes - length), end: sizeBytes - 1 };
  }
  const start = Number(first);
  const end = last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= sizeBytes ? 'unsatisfiable' : { start, end };
}
