import { attachment, fileAnswer } from '../../platform/http/answers/file-answer';
import { ApiError } from '../../platform/http/api-error';
import type { RequestContext } from '../../platform/http/request-context';
import { mimeTypeOf } from '../../platform/storage/mime-type';
import { captionFile } from '../captions/caption-files';
import { captionsOfRender } from '../captions/captions-of-render';
import type { SharingServices } from '../domain';
import { type ShareFile, shareKey } from './share-addresses';
import { visitedLink } from './visited-link';

const PATH = /^\/media\/shares\/([1-9]\d{0,14})\/([1-9]\d{0,8})\/(video\.mp4|poster\.webp|captions\.(?:vtt|srt))$/;

/** A browser asks again, so that nothing is shown after the link has ended. */
const CHECK_FIRST = 'private, no-cache';

/** A file of a link, for the holder of its signed address, while the link is open. */
export async function serveShareFile(context: RequestContext, services: SharingServices): Promise<Response> {
  const { addresses, storage, db, clock } = services;
  const { raw, url } = context;
  const [, id, revision, file] = PATH.exec(url.pathname) ?? [];
  const signed = { id: Number(id), revision: Number(revision) };
  if (!file || !addresses.check(shareKey(signed, file as ShareFile), url.searchParams).valid) {
    throw new ApiError('not_found');
  }
  const { row, video } = await visitedLink(db, signed, clock.now(), context);
  const downloadName = url.searchParams.get('name') ?? undefined;
  if (row.revision !== signed.revision || (downloadName && !row.allowsDownload)) throw new ApiError('not_found');
  if (file.startsWith('captions.')) return captionsAnswer(services, row.renderId, file, downloadName);
  const key = file === 'video.mp4' ? video.videoKey : video.posterKey;
  const found = key && (await storage.head(key));
  if (!found) throw new ApiError('not_found');
  return fileAnswer(raw, {
    ...found,
    mimeType: mimeTypeOf(key),
    cacheControl: CHECK_FIRST,
    downloadName,
    open: (range) => storage.read(key, range),
  });
}

/** Made of the exported project: no file of the storage has them. */
async function captionsAnswer(
  services: SharingServices,
  renderId: number,
  file: string,
  downloadName: string | undefined,
): Promise<Response> {
  const format = file === 'captions.srt' ? 'srt' : 'vtt';
  const headers = new Headers({
    'content-type': format === 'srt' ? 'application/x-subrip; charset=utf-8' : 'text/vtt; charset=utf-8',
    'cache-control': CHECK_FIRST,
    ...(downloadName && { 'content-disposition': attachment(downloadName) }),
  });
  return new Response(captionFile(await captionsOfRender(services, renderId), format), { headers });
}
