import type { SharedVideo } from '@spotreel/sdk/contract';
import type { AddressBook } from '../../media/addresses';
import { downloadName } from '../../project/renders/file-name';
import { admissionOf, shareFileUrl } from './share-addresses';
import type { VisitedLink } from './visited-link';

/** A video as visitors of its link see it. `day`: on which the visit is counted. */
export function toSharedVideo(
  { row, title, video }: VisitedLink,
  { addresses, baseUrl, day }: { readonly addresses: AddressBook; readonly baseUrl: string; readonly day: string },
): SharedVideo {
  const at = addresses.at(baseUrl);
  return {
    title,
    videoUrl: shareFileUrl(row, 'video.mp4', at),
    posterUrl: video.posterKey ? shareFileUrl(row, 'poster.webp', at) : null,
    downloadUrl: row.allowsDownload
      ? shareFileUrl(row, 'video.mp4', at, downloadName({ name: title }, video.format))
      : null,
    width: video.widthPx,
    height: video.heightPx,
    durationSeconds: video.durationSeconds,
    sizeBytes: video.sizeBytes,
    admission: row.passwordHash === null ? null : admissionOf(row, addresses),
    countedOn: day,
  };
}
