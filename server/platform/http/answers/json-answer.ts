import { acceptedEncoding, compressFast } from './compression';

/** Characters: below, compressing costs more than it saves. */
const WORTH_COMPRESSING = 2048;

/** Never kept by a cache, and in the language that was asked for. Compressed fast for clients that read brotli. */
export async function jsonAnswer(value: unknown, requestHeaders: Headers): Promise<Response> {
  const headers: Record<string, string> = {
    'cache-control': 'no-store',
    'content-type': 'application/json',
    vary: 'Accept-Language',
  };
  const text = JSON.stringify(value);
  if (text.length < WORTH_COMPRESSING) return new Response(text, { headers });
  headers.vary = 'Accept-Language, Accept-Encoding';
  if (acceptedEncoding(requestHeaders) !== 'br') return new Response(text, { headers });
  headers['content-encoding'] = 'br';
  return new Response(new Uint8Array(await compressFast(text, 'br')), { headers });
}
