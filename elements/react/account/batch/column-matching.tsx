import { useStore } from '@nanostores/react';
import type { Translator } from '@spotreel/sdk/internal/i18n';
import type { BatchDraft, BatchTable } from '@spotreel/sdk/internal/stores';
import { useMemo } from 'react';
import { CheckField } from '../../controls/field/check-field';
import { SelectField } from '../../controls/field/select-field';
import { Notice } from '../../controls/notice/notice';
import { useTranslator } from '../../foundation/text/translation';
import { AccountPanel } from '../account-screen/account-panel';
import { ColumnCard } from './column-card';
import { SceneCards } from './scene-cards';
import { type SceneOfFields, scenesOfFields } from './scenes-of-fields';

/** The columns of the table beside the scenes that they fill, which column names the videos, and what an empty cell means. */
export function ColumnMatching({ store }: { store: BatchDraft }) {
  const t = useTranslator();
  const { data: base } = useStore(store.$base);
  const { table } = useStore(store.$table);
  const { matches, nameColumn } = useStore(store.$matching);
  const emptyValues = useStore(store.$emptyValues);
  const scenes = useMemo(() => (base ? scenesOfFields(base) : []), [base]);
  if (!base || !table) return null;
  return (
    <AccountPanel title={t('batch.matchTitle')}>
      {matches.size === 0 && <Notice tone="warning">{t('batch.noMatch')}</Notice>}
      <div className="sr-batch-match">
        <Columns key={[base.name, ...table.columns].join()} store={store} columns={table.columns} scenes={scenes} />
        <SceneCards store={store} ratio={base.ratio} scenes={scenes} />
      </div>
      <div className="sr-batch__choices">
        <SelectField
          label={t('batch.nameBy')}
          value={String(nameColumn ?? '')}
          options={[...columnOptions(table, t), { value: '', label: t('batch.numbered') }]}
          onChange={(column) => store.nameBy(column === '' ? null : Number(column))}
        />
      </div>
      <CheckField
        label={t('batch.keepEmpty')}
        checked={emptyValues === 'keep'}
        onChange={(keep) => store.treatEmpty(keep ? 'keep' : 'refuse')}
      />
    </AccountPanel>
  );
}

function columnOptions({ columns }: BatchTable, t: Translator) {
  return columns.map((name, index) => ({
    value: String(index),
    label: name || t('table.unnamed', { number: String(index + 1) }),
  }));
}

interface ColumnsProps {
  store: BatchDraft;
  columns: BatchTable['columns'];
  scenes: readonly SceneOfFields[];
}

/** Folds away the columns whose names matched for certain. A column stays in its place while people change it. */
function Columns({ store, columns, scenes }: ColumnsProps) {
  const t = useTranslator();
  const certain = useMemo(() => {
    const { matches, nameColumn } = store.$matching.get();
    const found = [...matches.values()];
    const guessed = new Set(found.flatMap(({ column, isGuess }) => (isGuess ? [column] : [])));
    const used = [...found.map(({ column }) => column), ...(nameColumn === null ? [] : [nameColumn])];
    return new Set(used.filter((column) => !guessed.has(column)));
  }, [store]);
  const indexes = [...columns.keys()];
  const folded = indexes.filter((column) => certain.has(column));
  const open = indexes.filter((column) => !certain.has(column));
  return (
    <section className="sr-batch-columns" aria-label={t('batch.columns')}>
      <ColumnCards store={store} columns={open} scenes={scenes} />
      {folded.length > 0 && (
        <details className="sr-batch-columns__folded">
          <summary>{t('batch.matched', { count: folded.length })}</summary>
          <ColumnCards store={store} columns={folded} scenes={scenes} />
        </details>
      )}
    </section>
  );
}

interface ColumnCardsProps {
  store: BatchDraft;
  /** Indexes. */
  columns: readonly number[];
  scenes: readonly SceneOfFields[];
}

function ColumnCards({ store, columns, scenes }: ColumnCardsProps) {
  return (
    <ul className="sr-list sr-batch-columns__list">
      {columns.map((column) => (
        <ColumnCard key={column} store={store} column={column} scenes={scenes} />
      ))}
    </ul>
  );
}
