import { useStore } from '@nanostores/react';
import type { Translator } from '@spotreel/sdk/i18n';
import { type AssetUpload, type AssetUploads, isFileRefused } from '@spotreel/sdk/stores';
import { Pause, Play, RotateCcw, X } from 'lucide-react';
import { Button, IconButton } from '../button/button';
import { FileButton } from '../button/file-button';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';
import { Progress } from '../progress/progress';

/** Uploads under way, paused and interrupted ones, and those that failed. */
export function AssetUploadList({ uploads }: { uploads: AssetUploads }) {
  const t = useTranslator();
  const list = useStore(uploads.$uploads);
  if (list.length === 0) return null;
  return (
    <section className="sr-assets__uploads" aria-label={t('assets.uploads')}>
      <FailedUploads uploads={uploads} failed={list.filter(({ status }) => status === 'failed')} />
      {list.map((upload) => (
        <Upload key={upload.id} upload={upload} uploads={uploads} />
      ))}
    </section>
  );
}

/** What can be done with all of them at once. */
function FailedUploads({ uploads, failed }: { uploads: AssetUploads; failed: readonly AssetUpload[] }) {
  const t = useTranslator();
  if (failed.length < 2) return null;
  return (
    <div className="sr-assets__failed">
      <strong>{t('assets.failedCount', { count: failed.length })}</strong>
      {failed.some(({ failure }) => !isFileRefused(failure)) && (
        <Button size="sm" icon={<RotateCcw aria-hidden />} onClick={uploads.retryFailed}>
          {t('assets.retryAll')}
        </Button>
      )}
      <Button size="sm" icon={<X aria-hidden />} onClick={uploads.dismissFailed}>
        {t('assets.dismissAll')}
      </Button>
    </div>
  );
}

interface UploadProps {
  upload: AssetUpload;
  uploads: AssetUploads;
}

function Upload(props: UploadProps) {
  const { status } = props.upload;
  if (status === 'failed') return <FailedUpload {...props} />;
  return status === 'interrupted' ? <InterruptedUpload {...props} /> : <RunningUpload {...props} />;
}

function RunningUpload({ upload, uploads }: UploadProps) {
  const t = useTranslator();
  const { id, name, progress, status, canPause } = upload;
  const isWorking = status === 'uploading' && progress === 1;
  return (
    <div className="sr-asset-upload">
      <div className="sr-asset-upload__words">
        <strong>{name}</strong>
        <span>{isWorking ? t('assets.processing') : stateText(upload, t)}</span>
      </div>
      <Progress percent={isWorking ? undefined : progress * 100} label={name} />
      {canPause && !isWorking && <PauseButton upload={upload} uploads={uploads} />}
      <IconButton label={t('assets.cancel', { name })} size="sm" onClick={() => uploads.dismiss(id)}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}

function PauseButton({ upload: { id, name, status }, uploads }: UploadProps) {
  const t = useTranslator();
  if (status === 'paused')
    return (
      <IconButton label={t('assets.resume', { name })} size="sm" onClick={() => uploads.retry(id)}>
        <Play aria-hidden />
      </IconButton>
    );
  return (
    <IconButton label={t('assets.pause', { name })} size="sm" onClick={() => uploads.pause(id)}>
      <Pause aria-hidden />
    </IconButton>
  );
}

/** An upload of an earlier visit: a browser gives its file only after it is chosen again. */
function InterruptedUpload({ upload: { id, name, progress, failure }, uploads }: UploadProps) {
  const t = useTranslator();
  return (
    <Notice
      tone={failure ? 'danger' : 'info'}
      title={name}
      action={
        <>
          <FileButton size="sm" accept="" onFiles={([file]) => file && uploads.continueWith(id, file)}>
            {t('assets.chooseAgain')}
          </FileButton>
          <IconButton label={t('assets.cancel', { name })} size="sm" onClick={() => uploads.dismiss(id)}>
            <X aria-hidden />
          </IconButton>
        </>
      }
    >
      {failure?.message ?? t('assets.interrupted', { percent: Math.floor(progress * 100) })}
    </Notice>
  );
}

function stateText({ status, progress }: AssetUpload, t: Translator): string {
  if (status === 'waiting') return t('assets.waiting');
  const percent = Math.floor(progress * 100);
  if (status === 'paused') return t('assets.paused', { percent });
  return t(status === 'converting' ? 'assets.converting' : 'assets.uploading', { percent });
}

function FailedUpload({ upload, uploads }: UploadProps) {
  const t = useTranslator();
  const { id, name, failure } = upload;
  const reasons = Object.values(failure?.details ?? {}).flat();
  return (
    <Notice
      tone="danger"
      title={name}
      action={
        <>
          {!isFileRefused(failure) && (
            <Button size="sm" icon={<RotateCcw aria-hidden />} onClick={() => uploads.retry(id)}>
              {t('assets.retry')}
            </Button>
          )}
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
