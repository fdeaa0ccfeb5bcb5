import { SpotreelError } from '../../base/errors';
import { withDeadline } from '../request/deadline';
import type { Fetch } from '../request/request';

/** Options of fetching an image. */
export interface ImageDataUrlOptions {
  /** Aborts the download. */
  signal?: AbortSignal | undefined;
  /** Milliseconds. Default: no time-out. */
  timeoutMs?: number | undefined;
  /** Bytes of the largest image. Default: 10 MiB. */
  limitBytes?: number | undefined;
  /** Default: the browser's. */
  fetch?: Fetch | undefined;
}

const LIMIT_BYTES = 10 * 1024 * 1024;

/**
 * Fetches an image and converts it to a data URL. `url`: http or https; its server must allow the page's origin. No cookie is sent.
 * Rejects with `invalid_argument` (another kind of address, no image, or too large), `request_failed` (a status outside 200 to
 * 299), `network_error`, `aborted` and `timeout`.
 *
 * @example
 * ```ts
 * import { imageDataUrl } from '@spotreel/sdk/client';
 *
 * const logo = await imageDataUrl('https://www.example.com/logo.png', { limitBytes: 1_000_000 });
 * ```
 */
export async function imageDataUrl(url: string, options: ImageDataUrlOptions = {}): Promise<string> {
  const { signal, timeoutMs, limitBytes = LIMIT_BYTES, fetch = platformFetch } = options;
  if (!/^https?:\/\//i.test(url)) throw new SpotreelError('invalid_argument', 'url must begin with http or https');
  const { status, ok, type, bytes } = await withDeadline({ signal, timeoutMs }, async (deadline) => {
    const response = await fetch(url, { signal: deadline, credentials: 'omit' });
    const isTooLarge = Number(response.headers.get('content-length') ?? 0) > limitBytes;
    return {
      status: response.status,
      ok: response.ok,
      type: response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '',
      bytes: isTooLarge || !response.ok ? undefined : new Uint8Array(await response.arrayBuffer()),
    };
  });
  if (!ok) throw new SpotreelError('request_failed', `Request failed with status code ${status}`, { status });
  if (!/^image\/[\w.+-]+$/.test(type)) throw new SpotreelError('invalid_argument', 'url must lead to an image');
  if (!bytes || bytes.byteLength > limitBytes)
    throw new SpotreelError('invalid_argument', `The image has more than ${limitBytes} bytes`);
  return `data:${type};base64,${base64(bytes)}`;
}

const platformFetch: Fetch = (url, init) => globalThis.fetch(url, init);

/** A call takes so many arguments at most in every browser. */
const MOST_ARGUMENTS = 8192;

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += MOST_ARGUMENTS)
    text += String.fromCharCode(...bytes.subarray(start, start + MOST_ARGUMENTS));
  return btoa(text);
}
