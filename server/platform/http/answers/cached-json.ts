/**
 * JSON that many clients ask for again and again. It has an ETag, is answered with 304 to clients that have it, and is
 * compressed once for each content, at the best setting.
 */
import { createHash } from 'node:crypto';
import { acceptedEncoding, compressBest, compressFast, type Encoding } from './compression';

export interface CachedJson {
  /** Prepares a value that can be answered many times. */
  prepare(value: unknown): PreparedJson;
}

export interface PreparedJson {
  readonly value: unknown;
  /** Answers a GET request. Browsers ask before they use what they have. */
  answer(request: Request): Promise<Response>;
}

/** Bytes of JSON: more would cost too much where every caller gets a content of their own. */
const BEST_UP_TO = 32 * 1024;
/** Compressed contents that are kept. */
const KEPT = 200;
/** Below, a packed answer is hardly smaller. */
const WORTH_COMPRESSING = 512;

type Pack = (text: string, etag: string, encoding: Encoding) => Promise<Buffer>;

export function createCachedJson(): CachedJson {
  const packed = new Map<string, Promise<Buffer>>();
  const pack: Pack = (text, etag, encoding) => {
    const known = packed.get(etag);
    packed.delete(etag);
    const content = known ?? (text.length <= BEST_UP_TO ? compressBest : compressFast)(text, encoding);
    packed.set(etag, content);
    const oldest = packed.keys().next().value;
    if (packed.size > KEPT && oldest !== undefined) packed.delete(oldest);
    return content;
  };
  return {
    prepare(value) {
      const text = JSON.stringify(value);
      const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
      return { value, answer: (request) => answer(text, hash, request, pack) };
    },
  };
}

async function answer(text: string, hash: string, { headers: asked }: Request, pack: Pack): Promise<Response> {
  const encoding = text.length < WORTH_COMPRESSING ? undefined : acceptedEncoding(asked);
  const etag = encoding ? `"${hash}-${encoding}"` : `"${hash}"`;
  const headers: Record<string, string> = { 'cache-control': 'private, no-cache', etag, vary: 'Accept-Encoding' };
  const tags = (asked.get('if-none-match') ?? '').split(',');
  if (tags.some((tag) => tag.trim().replace(/^W\//, '') === etag)) return new Response(null, { status: 304, headers });
  headers['content-type'] = 'application/json';
  if (!encoding) return new Response(text, { headers });
  headers['content-encoding'] = encoding;
  return new Response(new Uint8Array(await pack(text, etag, encoding)), { headers });
}
