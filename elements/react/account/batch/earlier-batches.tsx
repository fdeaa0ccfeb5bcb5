import { useStore } from '@nanostores/react';
import type { BatchSummary } from '@spotreel/sdk/internal/contract';
import { createBatchList } from '@spotreel/sdk/internal/stores';
import { type ReactNode, useEffect, useState } from 'react';
import { RetryButton } from '../../controls/button/retry-button';
import { Notice } from '../../controls/notice/notice';
import { useSpotreel } from '../../foundation/spotreel-context';
import { shortDayText } from '../../foundation/text/dates';
import { useTranslator } from '../../foundation/text/translation';
import { AccountPanel } from '../account-screen/account-panel';

interface EarlierBatchesProps {
  batchLink: (batchId: number, label: ReactNode, className: string) => ReactNode;
}

/** Tables that videos were made of; nothing while there is none. */
export function EarlierBatches({ batchLink }: EarlierBatchesProps) {
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [store] = useState(() => createBatchList(spotreel));
  const { data, failure } = useStore(store.$batches);

  useEffect(() => {
    void store.load();
  }, [store]);

  if (failure)
    return (
      <Notice
        tone="danger"
        title={t('batch.listError')}
        action={<RetryButton failure={failure} onRetry={store.load} />}
      >
        {failure.message}
      </Notice>
    );
  if (!data || data.data.length === 0) return null;
  return (
    <AccountPanel title={t('batch.earlier')}>
      <ul className="sr-product-list">
        {data.data.map((batch) => (
          <li key={batch.id} className="sr-product-list__row">
            <Earlier batch={batch} batchLink={batchLink} />
          </li>
        ))}
      </ul>
    </AccountPanel>
  );
}

function Earlier({ batch, batchLink }: { batch: BatchSummary } & EarlierBatchesProps) {
  const t = useTranslator();
  const { id, name, rowCount: count, createdCount: created, exportedCount: exported, failedCount, createdAt } = batch;
  const facts = [
    t('batch.counts', { count, created, exported }),
    ...(failedCount > 0 ? [t('batch.failedCount', { count: failedCount })] : []),
    shortDayText(t, createdAt),
  ];
  return (
    <div className="sr-product-list__text">
      {batchLink(id, name, 'sr-link')}
      <span>{facts.join(' · ')}</span>
    </div>
  );
}
