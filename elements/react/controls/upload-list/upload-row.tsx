import type { Translator } from '@spotreel/sdk/internal/i18n';
import type { Failure, Upload } from '@spotreel/sdk/internal/stores';
import { RotateCcw, X } from 'lucide-react';
import { useTranslator } from '../../foundation/text/translation';
import { Button, IconButton } from '../button/button';
import { FileButton } from '../button/file-button';
import { Notice } from '../notice/notice';
import { Progress } from '../progress/progress';
import { PauseButton } from './pause-button';
import type { UploadActions } from './upload-actions';

/** A longer list of reasons does not help to repair a file. */
const MOST_REASONS = 4;

interface UploadRowProps {
  upload: Upload;
  actions: UploadActions;
}

/** Name, state and progress of an upload, or why it failed. */
export function UploadRow(props: UploadRowProps) {
  const { status } = props.upload;
  if (status === 'failed') return <FailedUpload {...props} />;
  return status === 'interrupted' ? <InterruptedUpload {...props} /> : <RunningUpload {...props} />;
}

function RunningUpload({ upload, actions }: UploadRowProps) {
  const t = useTranslator();
  const { id, name, progress, status, canPause } = upload;
  const isWorking = status === 'uploading' && progress === 1;
  return (
    <div className="sr-upload-row">
      <div className="sr-upload-row__words">
        <strong>{name}</strong>
        <span>{isWorking ? t('uploads.processing') : stateText(upload, t)}</span>
      </div>
      <Progress percent={isWorking ? undefined : progress * 100} label={name} />
      <div className="sr-upload-row__buttons">
        {canPause && !isWorking && <PauseButton upload={upload} actions={actions} />}
        <IconButton label={t('uploads.cancel', { name })} size="sm" onClick={() => actions.dismiss(id)}>
          <X aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}

/** An upload of an earlier visit: a browser gives its file only after it is chosen again. */
function InterruptedUpload({ upload: { id, name, progress, failure }, actions }: UploadRowProps) {
  const t = useTranslator();
  return (
    <Notice
      tone={failure ? 'danger' : 'info'}
      title={name}
      action={
        <>
          <FileButton size="sm" accept="" onFiles={([file]) => file && actions.continueWith(id, file)}>
            {t('uploads.chooseAgain')}
          </FileButton>
          <IconButton label={t('uploads.cancel', { name })} size="sm" onClick={() => actions.dismiss(id)}>
            <X aria-hidden />
          </IconButton>
        </>
      }
    >
      {failure?.message ?? t('uploads.interrupted', { percent: Math.floor(progress * 100) })}
    </Notice>
  );
}

function stateText({ status, progress }: Upload, t: Translator): string {
  if (status === 'waiting') return t('uploads.waiting');
  const percent = Math.floor(progress * 100);
  if (status === 'paused') return t('uploads.paused', { percent });
  return t(status === 'converting' ? 'uploads.converting' : 'uploads.uploading', { percent });
}

function FailedUpload({ upload: { id, name, failure, canRetry }, actions }: UploadRowProps) {
  const t = useTranslator();
  const reasons = reasonsOf(failure);
  return (
    <Notice
      tone="danger"
      title={name}
      action={
        <>
          {canRetry && (
            <Button size="sm" icon={<RotateCcw aria-hidden />} onClick={() => actions.retry(id)}>
              {t('uploads.retry')}
            </Button>
          )}
          <IconButton label={t('uploads.dismiss', { name })} size="sm" onClick={() => actions.dismiss(id)}>
            <X aria-hidden />
          </IconButton>
        </>
      }
    >
      {failure?.message}
      {reasons.length > 0 && (
        <ul className="sr-upload-row__reasons">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

/**
 * Reasons why a file was refused. For an animation each reason names its layer, by the name that its author gave it.
 */
function reasonsOf(failure: Failure | undefined): readonly string[] {
  const entries = Object.entries(failure?.details ?? {});
  const reported = entries.flatMap(([layer, reasons]) =>
    reasons.map((reason) => (layer === 'document' ? reason : `${layer}: ${reason}`)),
  );
  return [...new Set(reported)].slice(0, MOST_REASONS);
}
