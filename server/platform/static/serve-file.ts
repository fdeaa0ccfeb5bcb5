/** One file as an answer, with its caching and who may load it. */
import { fileAnswer } from '../http/answers/file-answer';
import type { CachedFile } from './file-cache';

const FOREVER = 'public, max-age=31536000, immutable';
export const CHECK_FIRST = 'no-cache';
/** Any site may load it, and measure how long that takes. */
const SHARED_HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
};

export interface FileServing {
  /** Sites that embed the elements load it. */
  readonly isShared: boolean;
  /** The address always has the same content. */
  readonly isFixed: boolean;
  readonly policy?: string | undefined;
}

export function serveFile(
  request: Request,
  file: CachedFile,
  { isShared, isFixed, policy }: FileServing,
): Promise<Response> {
  const variant = file.variantFor(request.headers);
  return fileAnswer(request, {
    ...variant,
    mimeType: file.mimeType,
    cacheControl: isFixed ? FOREVER : CHECK_FIRST,
    headers: {
      ...variant.headers,
      ...(isShared && SHARED_HEADERS),
      ...(policy && { 'content-security-policy': policy }),
    },
  });
}
