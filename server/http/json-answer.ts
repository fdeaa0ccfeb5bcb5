import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** Characters: below, compressing costs more than it saves. */
const WORTH_COMPRESSING = 2048;
/** Fast: answers are made anew each time. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const brotli = promisify(brotliCompress);

/** Never kept by a cache; compressed for whoever reads that. */
export async function jsonAnswer(value: unknown, requestHeaders: Headers): Promise<Response> {
  const headers: Record<string, string> = { 'cache-control': 'no-store', 'content-type': 'application/json' };
  const text = JSON.stringify(value);
  if (text.length < WORTH_COMPRESSING) return new Response(text, { headers });
  headers.vary = 'Accept-Encoding';
  if (!/\bbr\b/.test(requestHeaders.get('accept-encoding') ?? '')) return new Response(text, { headers });
  headers['content-encoding'] = 'br';
  return new Response(await brotli(text, QUALITY), { headers });
}
