import type { ShareComment, SharedCaptions, SharedVideo, ShareSender } from '@spotreel/sdk/internal/contract';
import type { AddressBook, Addresses } from '../../media/files/addresses';
import { downloadName, fileName } from '../../project/renders/file-name';
import { admissionOf, shareFileUrl } from './share-addresses';
import type { VisitedLink } from './visited-link';

interface Visit {
  readonly addresses: AddressBook;
  readonly baseUrl: string;
  /** On which the visit is counted. */
  readonly day: string;
  /** Null: the owner does not ask for comments. */
  readonly comments: ShareComment[] | null;
  /** The video shows texts. */
  readonly hasCaptions: boolean;
}

/** A video as visitors of its link see it. */
export function toSharedVideo(
  { row, title, video, sender }: VisitedLink,
  { addresses, baseUrl, day, comments, hasCaptions }: Visit,
): SharedVideo {
  const at = addresses.at(baseUrl);
  return {
    title,
    sender: sender && senderOf(sender, at),
    videoUrl: shareFileUrl(row, 'video.mp4', at),
    posterUrl: video.posterKey ? shareFileUrl(row, 'poster.webp', at) : null,
    downloadUrl: row.allowsDownload
      ? shareFileUrl(row, 'video.mp4', at, downloadName({ name: title, ratio: video.ratio }, video))
      : null,
    width: video.widthPx,
    height: video.heightPx,
    durationSeconds: video.durationSeconds,
    sizeBytes: video.sizeBytes,
    captions: hasCaptions ? captionsAt(row, title, at) : null,
    comments,
    admission: row.passwordHash === null ? null : admissionOf(row, addresses),
    countedOn: day,
  };
}

function senderOf(
  { brand: { name, colors, website }, logoKey }: NonNullable<VisitedLink['sender']>,
  at: Addresses,
): ShareSender {
  return { name, logoUrl: logoKey ? at.of(logoKey) : null, color: colors[0] ?? '', website };
}

function captionsAt(row: VisitedLink['row'], title: string, at: Addresses): SharedCaptions {
  const stored = (format: 'vtt' | 'srt') =>
    row.allowsDownload ? shareFileUrl(row, `captions.${format}`, at, `${fileName(title)}.${format}`) : null;
  return { url: shareFileUrl(row, 'captions.vtt', at), vttUrl: stored('vtt'), srtUrl: stored('srt') };
}
