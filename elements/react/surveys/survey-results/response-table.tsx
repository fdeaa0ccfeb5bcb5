import { useStore } from '@nanostores/react';
import type { ExportFormat, ResultColumn, SurveyQuestion } from '@spotreel/sdk/internal/contract';
import { NO_FILTER, type SurveyResultsStore } from '@spotreel/sdk/internal/stores';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../controls/button/button';
import { EmptyState, Notice } from '../../controls/notice/notice';
import { saveFrom } from '../../foundation/files/save-file';
import { useTranslator } from '../../foundation/text/translation';
import { ResponseFilters } from './response-filters';
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

const FORMATS = [
  { format: 'csv', key: 'results.exportCsv' },
  { format: 'json', key: 'results.exportJson' },
] as const;

/** Save the filtered responses as a file. */
function ExportButtons({ store }: { store: SurveyResultsStore }) {
  const t = useTranslator();
  const [exporting, setExporting] = useState<ExportFormat>();

  async function exportAs(format: ExportFormat) {
    setExporting(format);
    const file = await store.exportFile(format);
    setExporting(undefined);
    if (file) saveFrom(file.url, file.fileName);
  }

  return (
    <div className="sr-results__exports">
      {FORMATS.map(({ format, key }) => (
        <Button
          key={format}
          icon={<Download aria-hidden />}
          busy={exporting === format}
          onClick={() => exportAs(format)}
        >
          {t(key)}
        </Button>
      ))}
    </div>
  );
}

interface ResponsePagesProps {
  /** From 1. */
  page: number;
  count: number;
  onPage: (page: number) => void;
}

/** Previous and next page of the responses. */
function ResponsePages({ page, count, onPage }: ResponsePagesProps) {
  const t = useTranslator();
  return (
    <nav className="sr-results__pages" aria-label={t('results.answers')}>
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('results.previous')}
      </Button>
      <span>{t('results.page', { page, count })}</span>
      <Button disabled={page >= count} onClick={() => onPage(page + 1)}>
        {t('results.next')}
      </Button>
    </nav>
  );
}
