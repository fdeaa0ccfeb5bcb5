import { fileAnswer } from '../../platform/http/answers/file-answer';
import { ApiError } from '../../platform/http/api-error';
import type { RequestContext } from '../../platform/http/request-context';
import { mimeTypeOf } from '../../platform/storage/mime-type';
import type { MediaServices } from '../domain';

const PREFIX = '/media/';

/** A file by its signed address. What is not signed, not any more, or not there: 404. */
export async function serveMedia(
  { raw, url }: RequestContext,
  { addresses, storage }: MediaServices,
): Promise<Response> {
  const key = decodedKey(url.pathname);
  const { valid, secondsLeft } = addresses.check(key, url.searchParams);
  const found = valid ? await storage.head(key) : undefined;
  if (!found) throw new ApiError('not_found');
  return fileAnswer(raw, {
    ...found,
    mimeType: mimeTypeOf(key),
    cacheControl: `private, max-age=${secondsLeft}, immutable`,
    downloadName: url.searchParams.get('name') ?? undefined,
    // The signature is the right to see it, from wherever: canvases and audio contexts of embedding sites need CORS.
    headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
    open: (range) => storage.read(key, range),
  });
}

function decodedKey(pathname: string): string {
  try {
    return decodeURIComponent(pathname.slice(PREFIX.length));
  } catch {
    throw new ApiError('not_found');
  }
}
