import type { Batch } from '@spotreel/sdk/internal/contract';
import type { BatchProgress } from '@spotreel/sdk/internal/stores';
import { Download, RotateCcw, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../controls/button/button';
import { QuestionDialog } from '../../controls/dialog/question-dialog';
import { startDownload } from '../../foundation/files/start-download';
import { useTranslator } from '../../foundation/text/translation';
import { ExportVideos } from './export-videos';

export interface BatchActionsProps {
  store: BatchProgress;
  batch: Batch;
  onDeleted: () => void;
}

/** Actions for a batch in its current state. */
export function BatchActions({ store, batch, onDeleted }: BatchActionsProps) {
  const t = useTranslator();
  const [isAsked, setAsked] = useState(false);
  const { zipUrl } = batch;

  async function remove() {
    if (await store.remove()) onDeleted();
  }
  return (
    <div className="sr-batch__buttons">
      <StartButtons store={store} batch={batch} />
      {zipUrl && (
        <Button
          variant={batch.status === 'idle' ? 'primary' : 'secondary'}
          icon={<Download aria-hidden />}
          onClick={() => startDownload(zipUrl)}
        >
          {t('batch.zip')}
        </Button>
      )}
      <Button variant="quiet" icon={<Trash2 aria-hidden />} onClick={() => setAsked(true)}>
        {t('batch.delete')}
      </Button>
      <QuestionDialog
        open={isAsked}
        title={t('batch.deleteTitle')}
        text={t('batch.deleteText')}
        action={t('batch.deleteAction')}
        isDangerous
        onConfirm={() => void remove()}
        onClose={() => setAsked(false)}
      />
    </div>
  );
}

function StartButtons({ store, batch }: Omit<BatchActionsProps, 'onDeleted'>) {
  const t = useTranslator();
  const { status, failedCount, rows } = batch;
  if (status !== 'idle') {
    return (
      <>
        {status === 'halted' && (
          <Button variant="primary" icon={<RotateCcw aria-hidden />} onClick={() => void store.start(true)}>
            {t('batch.continue')}
          </Button>
        )}
        <Button icon={<X aria-hidden />} onClick={() => void store.cancel()}>
          {t('batch.cancel')}
        </Button>
      </>
    );
  }
  const isExported = rows.some(({ exportStatus }) => exportStatus !== 'new');
  return (
    <>
      <ExportVideos store={store} batch={batch} />
      {failedCount > 0 && (
        <Button icon={<RotateCcw aria-hidden />} onClick={() => void store.start(isExported)}>
          {t('batch.again')}
        </Button>
      )}
    </>
  );
}
