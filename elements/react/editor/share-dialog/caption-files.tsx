import { useStore } from '@nanostores/react';
import type { VideoShare } from '@spotreel/sdk/internal/stores';
import { Button } from '../../controls/button/button';
import { Notice } from '../../controls/notice/notice';
import { saveFile } from '../../foundation/files/save-file';
import { useTranslator } from '../../foundation/text/translation';

const FORMATS = [
  { format: 'vtt', name: 'VTT', type: 'text/vtt' },
  { format: 'srt', name: 'SRT', type: 'application/x-subrip' },
] as const;

/** Downloads of the captions of the newest export. */
export function CaptionFiles({ store }: { store: VideoShare }) {
  const t = useTranslator();
  const { status, failure } = useStore(store.$captions);

  async function save({ format, type }: (typeof FORMATS)[number]) {
    const captions = await store.captions();
    if (captions) saveFile(`${captions.name}.${format}`, captions[format], type);
  }
  return (
    <div className="sr-sharing__setting sr-sharing__setting--row">
      <div className="sr-sharing__about">
        <strong className="sr-sharing__label">{t('share.captions')}</strong>
        <p className="sr-sharing__hint">{t('share.captionsHint')}</p>
      </div>
      <div className="sr-sharing__actions">
        {FORMATS.map((file) => (
          <Button
            key={file.format}
            size="sm"
            busy={status === 'sending'}
            aria-label={t('share.captionsDownload', { format: file.name })}
            onClick={() => void save(file)}
          >
            {file.name}
          </Button>
        ))}
      </div>
      {failure && <Notice tone="danger">{failure.message}</Notice>}
    </div>
  );
}
