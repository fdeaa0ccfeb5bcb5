import { useStore } from '@nanostores/react';
import type { ExportFormat, ResultColumn, SurveyQuestion, SurveyResponseRow } from '@spotreel/sdk/contract';
import { NO_FILTER, type SurveyResultsStore } from '@spotreel/sdk/stores';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../button/button';
import { saveFrom } from '../foundation/save-file';
import { useTranslator } from '../foundation/translation';
import { EmptyState, Notice } from '../notice/notice';
import { DeleteDialog } from '../projects-view/delete-dialog';
import { AnswerCell } from './answer-cell';
import { ResponseFilters } from './response-filters';

export interface ResponseTableProps {
  store: SurveyResultsStore;
  columns: readonly ResultColumn[];
  /** Of the survey as it is now: they give answers their words. */
  questions: readonly SurveyQuestion[];
}

const FORMATS = [
  { format: 'csv', key: 'results.exportCsv' },
  { format: 'json', key: 'results.exportJson' },
] as const;

/** Every response, a row each, with filters, pages and the way out as a file. */
export function ResponseTable({ store, columns, questions }: ResponseTableProps) {
  const t = useTranslator();
  const filter = useStore(store.$filter);
  const { data, failure, status } = useStore(store.$responses);
  const [deleting, setDeleting] = useState<SurveyResponseRow>();
  const [exporting, setExporting] = useState<ExportFormat>();

  async function exportAs(format: ExportFormat) {
    setExporting(format);
    const file = await store.exportFile(format);
    setExporting(undefined);
    if (file) saveFrom(file.url, file.fileName);
  }

  return (
    <section className="sr-panel" aria-busy={status === 'loading'}>
      <ResponseFilters filter={filter} onChange={store.filter}>
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
                <Row key={row.id} row={row} columns={columns} questions={questions} onDelete={() => setDeleting(row)} />
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
        <th scope="col">{t('results.pageColumn')}</th>
        <th scope="col">{t('results.source')}</th>
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
  questions: readonly SurveyQuestion[];
  onDelete: () => void;
}

function Row({ row, columns, questions, onDelete }: RowProps) {
  const t = useTranslator();
  return (
    <tr>
      <td>
        <time dateTime={row.createdAt}>
          {new Date(row.createdAt).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      </td>
      <td>
        {row.userId ?? row.verifiedEmail ?? (row.singleUseId ? t('results.personalLink') : t('results.anonymous'))}
        {row.singleUseId && <div className="sr-results__link-id">{row.singleUseId}</div>}
      </td>
      <td>{t(row.finished ? 'results.stateFinished' : 'results.statePartial')}</td>
      <td className="sr-results__page">{row.page && pageText(row.page)}</td>
      <td>{row.source}</td>
      {columns.map(({ id }) => (
        <td key={id} className="sr-results__answer">
          <AnswerCell
            answer={row.data[id]}
            question={questions.find((question) => question.id === id)}
            files={row.files}
          />
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

/** An address without what every page of a site has. */
function pageText(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
