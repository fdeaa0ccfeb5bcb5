import type { Upload } from '@spotreel/sdk/internal/stores';
import { RotateCcw, X } from 'lucide-react';
import type { Ref } from 'react';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import { useTranslator } from '../../foundation/text/translation';
import { Button } from '../button/button';
import type { UploadActions } from './upload-actions';
import uploadListCss from './upload-list.css?inline';
import { UploadRow } from './upload-row';

const useStyles = lazyStyles([uploadListCss]);

export interface UploadListProps {
  uploads: readonly Upload[];
  actions: UploadActions;
  ref?: Ref<HTMLElement>;
}

/** Uploads under way, paused and interrupted ones, and those that failed. */
export function UploadList({ uploads, actions, ref }: UploadListProps) {
  useStyles();
  const t = useTranslator();
  if (uploads.length === 0) return null;
  return (
    <section ref={ref} className="sr-uploads" aria-label={t('uploads.title')}>
      <FailedUploads failed={uploads.filter(({ status }) => status === 'failed')} actions={actions} />
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} actions={actions} />
      ))}
    </section>
  );
}

/** Actions for all failed uploads at once. */
function FailedUploads({ failed, actions }: { failed: readonly Upload[]; actions: UploadActions }) {
  const t = useTranslator();
  if (failed.length < 2) return null;
  const passing = failed.filter(({ canRetry }) => canRetry);
  const forEach = (some: readonly Upload[], act: (id: number) => void) => {
    for (const { id } of some) act(id);
  };
  return (
    <div className="sr-uploads__failed">
      <strong>{t('uploads.failedCount', { count: failed.length })}</strong>
      {passing.length > 0 && (
        <Button size="sm" icon={<RotateCcw aria-hidden />} onClick={() => forEach(passing, actions.retry)}>
          {t('uploads.retryAll')}
        </Button>
      )}
      <Button size="sm" icon={<X aria-hidden />} onClick={() => forEach(failed, actions.dismiss)}>
        {t('uploads.dismissAll')}
      </Button>
    </div>
  );
}
