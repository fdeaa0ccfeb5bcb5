import { useStore } from '@nanostores/react';
import type { Translator } from '@spotreel/sdk/i18n';
import type { AssetUpload, AssetUploads } from '@spotreel/sdk/stores';
import { RotateCcw, X } from 'lucide-react';
import { Button, IconButton } from '../button/button';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';
import { Progress } from '../progress/progress';

/** Uploads under way, and those that failed. */
export function AssetUploadList({ uploads }: { uploads: AssetUploads }) {
  const t = useTranslator();
  const list = useStore(uploads.$uploads);
  if (list.length === 0) return null;
  return (
    <section className="sr-assets__uploads" aria-label={t('assets.uploads')}>
      {list.map((upload) =>
        upload.status === 'failed' ? (
          <FailedUpload key={upload.id} upload={upload} uploads={uploads} />
        ) : (
          <RunningUpload key={upload.id} upload={upload} onCancel={() => uploads.dismiss(upload.id)} />
        ),
      )}
    </section>
  );
}

function RunningUpload({ upload, onCancel }: { upload: AssetUpload; onCancel: () => void }) {
  const t = useTranslator();
  const { name, progress, status } = upload;
  const isWorking = status === 'uploading' && progress === 1;
  return (
    <div className="sr-asset-upload">
      <div className="sr-asset-upload__words">
        <strong>{name}</strong>
        <span>{isWorking ? t('assets.processing') : stateText(upload, t)}</span>
      </div>
      <Progress percent={isWorking ? undefined : progress * 100} label={name} />
      <IconButton label={t('assets.cancel', { name })} size="sm" onClick={onCancel}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}

function stateText({ status, progress }: AssetUpload, t: Translator): string {
  if (status === 'waiting') return t('assets.waiting');
  const percent = Math.floor(progress * 100);
  return t(status === 'converting' ? 'assets.converting' : 'assets.uploading', { percent });
}

function FailedUpload({ upload, uploads }: { upload: AssetUpload; uploads: AssetUploads }) {
  const t = useTranslator();
  const { id, name, failure } = upload;
  const reasons = Object.values(failure?.details ?? {}).flat();
  return (
    <Notice
      tone="danger"
      title={name}
      action={
        <>
          <Button size="sm" icon={<RotateCcw aria-hidden />} onClick={() => uploads.retry(id)}>
            {t('assets.retry')}
          </Button>
          <IconButton label={t('assets.dismiss', { name })} size="sm" onClick={() => uploads.dismiss(id)}>
            <X aria-hidden />
          </IconButton>
        </>
      }
    >
      {[failure?.message, ...reasons].join(' ')}
    </Notice>
  );
}
