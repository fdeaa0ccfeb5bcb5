import { useStore } from '@nanostores/react';
import type { Batch } from '@spotreel/sdk/internal/contract';
import { createBatchProgress } from '@spotreel/sdk/internal/stores';
import { type ReactNode, useEffect, useState } from 'react';
import { RetryButton } from '../../controls/button/retry-button';
import { Notice } from '../../controls/notice/notice';
import { Progress } from '../../controls/progress/progress';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { useAccountScreen } from '../account-screen/account-screen';
import { BatchActions } from './batch-actions';
import { BatchRows } from './batch-rows';
import { useBatchStyles } from './batch-styles';

/** The batch to show, and the links of its page. */
export interface BatchScreenProps {
  batchId: number;
  /** The link to a video's editor. */
  projectLink: (projectId: number, label: ReactNode, className: string) => ReactNode;
  /** The way back to all batches. */
  backLink: (label: string, className: string) => ReactNode;
  /** Its name is known. */
  onName?: ((name: string) => void) | undefined;
  /** It was deleted. */
  onDeleted: () => void;
  /** Rendered when there is no such batch. */
  notFound: ReactNode;
}

/** One batch: its videos as they are created and exported, and all files as a ZIP. */
export function BatchScreen(props: BatchScreenProps) {
  const { batchId, backLink, projectLink, onName, onDeleted, notFound } = props;
  useAccountScreen();
  useBatchStyles();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [store] = useState(() => createBatchProgress(spotreel, batchId));
  const { data: batch, failure } = useStore(store.$batch);
  const name = batch?.name;

  useEffect(() => {
    void store.open();
    return () => store.stop();
  }, [store]);
  useEffect(() => {
    if (name !== undefined) onName?.(name);
  }, [name, onName]);

  if (failure?.code === 'not_found') return notFound;
  return (
    <div className="sr-batch" aria-busy={!batch && !failure}>
      <header>
        {backLink(t('batch.back'), 'sr-link')}
        <h1 className="sr-page__title">{name ?? <Skeleton shape="title" />}</h1>
      </header>
      {failure && (
        <Notice
          tone="danger"
          title={t('batch.listError')}
          action={<RetryButton failure={failure} onRetry={store.open} />}
        >
          {failure.message}
        </Notice>
      )}
      {batch && <BatchState batch={batch} />}
      {batch && <BatchActions store={store} batch={batch} onDeleted={onDeleted} />}
      {batch && <BatchRows batch={batch} projectLink={projectLink} />}
    </div>
  );
}

/** Progress of the batch, and the reason why exports wait. */
function BatchState({ batch }: { batch: Batch }) {
  const t = useTranslator();
  const { status, rowCount: count, createdCount: created, exportedCount: exported, failedCount, halt, rows } = batch;
  const facts = [
    t('batch.counts', { count, created, exported }),
    ...(failedCount > 0 ? [t('batch.failedCount', { count: failedCount })] : []),
  ];
  const isCreating = rows.some((row) => row.status === 'waiting');
  const waiting = rows.filter(({ exportStatus }) => exportStatus === 'waiting').length;
  return (
    <>
      <p role="status">{facts.join(' · ')}</p>
      {status === 'working' && (
        <div className="sr-batch__progress">
          <strong>{t(isCreating ? 'batch.creating' : 'batch.exporting')}</strong>
          <Progress percent={percentOf(batch, isCreating)} label={t('batch.progress')} />
          <span className="sr-batch__note">{t('batch.leaveOpen')}</span>
        </div>
      )}
      {halt && (
        <Notice tone="warning" title={halt.message}>
          {t('batch.halted', { count: waiting })}
        </Notice>
      )}
    </>
  );
}

function percentOf({ rows }: Batch, isCreating: boolean): number {
  const share = isCreating
    ? rows.filter(({ status }) => status !== 'waiting').length
    : rows.reduce((sum, row) => sum + (row.isCurrent ? 1 : row.percentageComplete / 100), 0);
  return (share / Math.max(1, rows.length)) * 100;
}
