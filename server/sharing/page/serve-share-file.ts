import { fileAnswer } from '../../platform/http/answers/file-answer';
import { ApiError } from '../../platform/http/api-error';
import type { RequestContext } from '../../platform/http/request-context';
import { mimeTypeOf } from '../../platform/storage/mime-type';
import type { SharingServices } from '../services';
import { type ShareFile, shareKey } from './share-addresses';
import { visitedLink } from './visited-link';

const PATH = /^\/media\/shares\/([1-9]\d{0,14})\/([1-9]\d{0,8})\/(video\.mp4|poster\.webp)$/;

/** A file of a link, for the holder of its signed address, while the link is open. */
export async function serveShareFile(context: RequestContext, services: SharingServices): Promise<Response> {
  const { addresses, storage, db, clock } = services;
  const { raw, url } = context;
  const [, id, revision, file] = PATH.exec(url.pathname) ?? [];
  const signed = { id: Number(id), revision: Number(revision) };
  if (!file || !addresses.check(shareKey(signed, file as ShareFile), url.searchParams).valid) {
    throw new ApiError('not_found');
  }
  const { row, video } = await visitedLink(db, signed.id, clock.now(), context);
  const downloadName = url.searchParams.get('name') ?? undefined;
  if (row.revision !== signed.revision || (downloadName && !row.allowsDownload)) throw new ApiError('not_found');
  const key = file === 'video.mp4' ? video.videoKey : video.posterKey;
  const found = key && (await storage.head(key));
  if (!found) throw new ApiError('not_found');
  return fileAnswer(raw, {
    ...found,
    mimeType: mimeTypeOf(key),
    // a browser asks again, so that nothing is shown after the link has ended
    cacheControl: 'private, no-cache',
    downloadName,
    open: (range) => storage.read(key, range),
  });
}
