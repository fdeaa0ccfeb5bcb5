import { useStore } from '@nanostores/react';
import type { BatchSource } from '@spotreel/sdk/internal/contract';
import { createBatchDraft } from '@spotreel/sdk/internal/stores';
import { type ReactNode, useEffect, useState } from 'react';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { AccountPanel } from '../account-screen/account-panel';
import { useAccountScreen } from '../account-screen/account-screen';
import { BaseChoice } from './base-choice';
import { useBatchStyles } from './batch-styles';
import { ColumnMatching } from './column-matching';
import { CreateVideos } from './create-videos';
import { EarlierBatches } from './earlier-batches';
import { TableInput } from './table-input';

/** Props of `BatchStart`. */
export interface BatchStartProps {
  /** Chosen at first: a style with its format, or a video. Default: the first recipe. */
  source?: BatchSource | undefined;
  /** The page of a batch. */
  batchLink: (batchId: number, label: ReactNode, className: string) => ReactNode;
  /** A batch was created. */
  onCreated: (batchId: number) => void;
}

/** Makes a video for each row of a table: what they begin with, the table, its columns, and what is wrong with it. */
export function BatchStart({ source: given, batchLink, onCreated }: BatchStartProps) {
  useAccountScreen();
  useBatchStyles();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [store] = useState(() => createBatchDraft(spotreel));
  const [source, setSource] = useState<BatchSource>();
  const checked = useStore(store.$checked);

  useEffect(() => {
    void store.loadSources();
  }, [store]);
  useEffect(() => {
    if (source) void store.begin(source);
  }, [store, source]);

  return (
    <div className="sr-batch">
      <header>
        <h1 className="sr-page__title">{t('batch.title')}</h1>
        <p className="sr-page__text">{t('batch.text')}</p>
      </header>
      <AccountPanel title={t('batch.baseTitle')}>
        <BaseChoice store={store} given={given} onSource={setSource} />
      </AccountPanel>
      <TableInput store={store} />
      {checked && <ColumnMatching store={store} />}
      {checked && source && <CreateVideos store={store} source={source} onCreated={onCreated} />}
      <EarlierBatches batchLink={batchLink} />
    </div>
  );
}
