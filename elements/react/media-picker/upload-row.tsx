import type { Translator } from '@spotreel/sdk/i18n';
import { X } from 'lucide-react';
import { IconButton } from '../button/button';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';
import { Progress } from '../progress/progress';

/** One running or failed upload. */
export interface UploadState {
  readonly id: number;
  readonly name: string;
  /** The file has arrived, and the server converts it. */
  readonly isConverting?: boolean;
  /** 0 to 100; undefined while the server works on it. */
  readonly percent: number | undefined;
  readonly failure: string | undefined;
  /** What exactly is wrong with the file, where that is known. */
  readonly reasons?: readonly string[];
}

function stateOf({ isConverting, percent }: UploadState, t: Translator): string {
  if (percent === undefined) return t('editor.processing');
  return t(isConverting ? 'editor.convertingPercent' : 'editor.uploadingPercent', { percent: Math.floor(percent) });
}

/** Name, state and progress of an upload, or why it failed. */
export function UploadRow({ upload, onCancel }: { upload: UploadState; onCancel: () => void }) {
  const t = useTranslator();
  const close = (
    <IconButton label={t(upload.failure ? 'app.dismiss' : 'app.cancel')} size="sm" onClick={onCancel}>
      <X aria-hidden />
    </IconButton>
  );
  if (upload.failure)
    return (
      <Notice tone="danger" title={upload.name} action={close}>
        {upload.failure}
        {upload.reasons && upload.reasons.length > 0 && (
          <ul className="sr-upload__reasons">
            {upload.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
      </Notice>
    );
  return (
    <div className="sr-upload__row">
      <div className="sr-upload__file">
        <p className="sr-upload__name">{upload.name}</p>
        <p className="sr-upload__state">{stateOf(upload, t)}</p>
      </div>
      <Progress
        percent={upload.percent}
        label={t(upload.isConverting ? 'editor.converting' : 'editor.uploading', { name: upload.name })}
      />
      {close}
    </div>
  );
}
