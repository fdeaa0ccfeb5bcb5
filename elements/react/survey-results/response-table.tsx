import { useStore } from '@nanostores/react';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ResultColumn, SurveyResponseRow } from '../../../sdk/contract/schemas/survey/results';
import type { SurveyResultsStore } from '../../../sdk/stores/surveys/survey-results-store';
import { NO_FILTER } from '../../../sdk/stores/surveys/survey-results-store';
import { Button, IconButton } from '../button/button';
import { saveFile } from '../foundation/save-file';
import { useTranslator } from '../foundation/translation';
import { EmptyState, Notice } from '../notice/notice';
import { DeleteDialog } from '../projects-view/delete-dialog';
import { AnswerCell } from './answer-cell';
import { ResponseFilters } from './response-filters';

/** Every response, a row each, with filters, pages and the way out as CSV. */
export function ResponseTable({ store, columns }: { store: SurveyResultsStore; columns: readonly ResultColumn[] }) {
  const t = useTranslator();
  const filter = useStore(store.$filter);
  const { data, failure, status } = useStore(store.$responses);
  const [deleting, setDeleting] = useState<SurveyResponseRow>();
  const [isExporting, setExporting] = useState(false);

  async function exportCsv() {
    setExporting(true);
    const file = await store.exportCsv();
    setExporting(false);
    if (file) saveFile(file.fileName, file.csv, 'text/csv;charset=utf-8');
  }

  return (
    <section className="sr-panel" aria-busy={status === 'loading'}>
      <ResponseFilters filter={filter} onChange={store.filter}>
        <Button icon={<Download aria-hidden />} busy={isExporting} onClick={exportCsv}>
          {t('results.exportCsv')}
        </Button>
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
      {data && data.totalCount > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className="sr-table-scroll" tabIndex={0} aria-label={t('results.answers')}>
          <table className="sr-table">
            <Head columns={columns} />
            <tbody>
              {data.data.map((row) => (
                <Row key={row.id} row={row} columns={columns} onDelete={() => setDeleting(row)} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      {data && data.numPages > 1 && (
        <nav className="sr-results__pages" aria-label={t('results.answers')}>
          <Button disabled={data.page <= 1} onClick={() => store.filter({ page: data.page - 1 })}>
            {t('results.previous')}
          </Button>
          <span>{t('results.page', { page: data.page, count: data.numPages })}</span>
          <Button disabled={data.page >= data.numPages} onClick={() => store.filter({ page: data.page + 1 })}>
            {t('results.next')}
          </Button>
        </nav>
      )}
      <DeleteDialog
        name={deleting?.id}
        title="results.deleteTitle"
        text="results.deleteText"
        confirm="surveys.delete"
        onClose={() => setDeleting(undefined)}
        onConfirm={() => {
          if (deleting) void store.remove(deleting.id);
          setDeleting(undefined);
        }}
      />
    </section>
  );
}

function Head({ columns }: { columns: readonly ResultColumn[] }) {
  const t = useTranslator();
  return (
    <thead>
      <tr>
        <th scope="col">{t('results.date')}</th>
        <th scope="col">{t('results.person')}</th>
        <th scope="col">{t('results.state')}</th>
        {columns.map(({ id, headline, type }) => (
          <th key={id} scope="col">
            {headline}
            {type === null && ` (${t('results.removedQuestion')})`}
          </th>
        ))}
        <th scope="col">
          <span className="sr-visually-hidden">{t('results.delete')}</span>
        </th>
      </tr>
    </thead>
  );
}

interface RowProps {
  row: SurveyResponseRow;
  columns: readonly ResultColumn[];
  onDelete: () => void;
}

function Row({ row, columns, onDelete }: RowProps) {
  const t = useTranslator();
  return (
    <tr>
      <td>
        <time dateTime={row.createdAt}>
          {new Date(row.createdAt).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      </td>
      <td>{row.userId ?? t('results.anonymous')}</td>
      <td>{t(row.finished ? 'results.stateFinished' : 'results.statePartial')}</td>
      {columns.map(({ id }) => (
        <td key={id} className="sr-results__answer">
          <AnswerCell answer={row.data[id]} files={row.files} />
        </td>
      ))}
      <td>
        <IconButton label={t('results.delete')} onClick={onDelete}>
          <Trash2 aria-hidden />
        </IconButton>
      </td>
    </tr>
  );
}
