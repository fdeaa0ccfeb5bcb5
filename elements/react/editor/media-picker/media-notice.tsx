import type { Media } from '@spotreel/sdk/internal/contract';
import { Notice } from '../../controls/notice/notice';
import { useTranslator } from '../../foundation/text/translation';

const NOTICES = {
  first_frame: { short: 'media.first_frame', text: 'media.first_frameText' },
  no_transparency: { short: 'media.no_transparency', text: 'media.no_transparencyText' },
} as const;

interface MediaNoticeProps {
  media: Media;
}

/** Parts of a file that are not shown, in a sentence. */
export function MediaNotice({ media }: MediaNoticeProps) {
  const t = useTranslator();
  const notice = noticeOf(media);
  return notice && <Notice tone="info">{t(notice.text)}</Notice>;
}

/** The same over a small picture. */
export function MediaNoticeMark({ media }: MediaNoticeProps) {
  const t = useTranslator();
  const notice = noticeOf(media);
  return (
    notice && (
      <span className="sr-media-grid__notice" title={t(notice.text)}>
        {t(notice.short)}
      </span>
    )
  );
}

/** Undefined for one of a newer server, too. */
function noticeOf({ props: { notice } }: Media) {
  return notice === 'first_frame' || notice === 'no_transparency' ? NOTICES[notice] : undefined;
}
