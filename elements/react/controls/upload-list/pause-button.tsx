import type { Upload } from '@spotreel/sdk/internal/stores';
import { Pause, Play } from 'lucide-react';
import { useTranslator } from '../../foundation/text/translation';
import { IconButton } from '../button/button';
import type { UploadActions } from './upload-actions';

export interface PauseButtonProps {
  upload: Upload;
  actions: Pick<UploadActions, 'pause' | 'retry'>;
}

/** Pauses a large upload, or resumes it. */
export function PauseButton({ upload: { id, name, status }, actions }: PauseButtonProps) {
  const t = useTranslator();
  if (status === 'paused')
    return (
      <IconButton label={t('uploads.resume', { name })} size="sm" onClick={() => actions.retry(id)}>
        <Play aria-hidden />
      </IconButton>
    );
  return (
    <IconButton label={t('uploads.pause', { name })} size="sm" onClick={() => actions.pause(id)}>
      <Pause aria-hidden />
    </IconButton>
  );
}
