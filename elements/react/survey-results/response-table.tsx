import { useStore } from '@nanostores/react';
import type { ResultColumn, SurveyQuestion } from '@spotreel/sdk/internal/contract';
import { NO_FILTER, type SurveyResultsStore } from '@spotreel/sdk/internal/stores';
import { Button } from '../button/button';
import { useTranslator } from '../foundation/translation';
import { EmptyState, Notice } from '../notice/notice';
import { ExportButtons } from './export-buttons';
import { ResponseFilters } from './response-filters';
import { ResponsePages } from './response-pages';
import { ResponseRows } from './response-rows';

export interface ResponseTableProps {
  store: SurveyResultsStore;
  columns: readonly ResultColumn[];
  /** Questions of the current survey. They have the labels of choices. */
  questions: readonly SurveyQuestion[];
}

/** Every response, a row each, with filters, pages and export to a file. */
export function ResponseTable({ store, columns, questions }: ResponseTableProps) {
  const t = useTranslator();
  const filter = useStore(store.$filter);
  const { data, failure, status } = useStore(store.$responses);
  return (
    <section className="sr-panel" aria-busy={status === 'loading'}>
      <ResponseFilters filter={filter} onChange={store.filter}>
        <ExportButtons store={store} />
      </ResponseFilters>
      {failure && (
        <Notice tone="danger" action={<Button onClick={() => store.filter({})}>{t('app.retry')}</Button>}>
          {failure.message}
        </Notice>
      )}
      {data?.totalCount === 0 && (
        <EmptyState
          title={t('results.noneFound')}
          action={<Button onClick={() => store.filter(NO_FILTER)}>{t('results.clear')}</Button>}
        />
      )}
      <ResponseRows store={store} columns={columns} questions={questions} />
      {data && data.numPages > 1 && (
        <ResponsePages page={data.page} count={data.numPages} onPage={(page) => store.filter({ page })} />
      )}
    </section>
  );
}
