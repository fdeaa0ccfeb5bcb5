/** The answer for a picture of the library that is still to be painted. */

/** Pages ask again after so long. */
const RETRY_SECONDS = 2;
const PREFIX = '/library/';

/** Undefined for an address of another file. `ask`: as of `LibraryPainter`. */
export function answerUnpainted({ pathname }: URL, ask: (file: string) => boolean): Response | undefined {
  if (!pathname.startsWith(PREFIX) || !ask(pathname.slice(PREFIX.length))) return undefined;
  const headers = {
    'retry-after': String(RETRY_SECONDS),
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  };
  return new Response(null, { status: 503, headers });
}
