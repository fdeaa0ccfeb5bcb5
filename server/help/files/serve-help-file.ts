import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { fileAnswer } from '../../platform/http/answers/file-answer';
import { ApiError } from '../../platform/http/api-error';
import type { RequestContext } from '../../platform/http/request-context';
import { mimeTypeOf } from '../../platform/storage/mime-type';
import type { HelpServices } from '../domain';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** `GET /help-files/{hash}/{name}`, for everyone who has the address: a `<video>` sends no token. */
export async function serveHelpFile({ raw, url }: RequestContext, { helpFiles }: HelpServices): Promise<Response> {
  const file = helpFiles.find(url.pathname);
  const facts = file === undefined ? undefined : await stat(file).catch(() => undefined);
  if (file === undefined || !facts?.isFile()) throw new ApiError('not_found');
  return fileAnswer(raw, {
    sizeBytes: facts.size,
    etag: `"${facts.size.toString(36)}-${facts.mtime.getTime().toString(36)}"`,
    modifiedAt: facts.mtime,
    mimeType: mimeTypeOf(path.basename(file)),
    cacheControl: FOR_EVER,
    headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
    open: async (range) => createReadStream(file, range),
  });
}
