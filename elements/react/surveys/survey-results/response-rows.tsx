import { useStore } from '@nanostores/react';
import type { ResultColumn, SurveyQuestion, SurveyResponseRow } from '@spotreel/sdk/internal/contract';
import type { SurveyResultsStore } from '@spotreel/sdk/internal/stores';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../controls/button/button';
import { QuestionDialog } from '../../controls/dialog/question-dialog';
import { momentText } from '../../foundation/text/dates';
import { useTranslator } from '../../foundation/text/translation';
import { AnswerCell } from './answer-cell';

export interface ResponseRowsProps {
  store: SurveyResultsStore;
  columns: readonly ResultColumn[];
  questions: readonly SurveyQuestion[];
}

/** The responses of one page. One is deleted after a question. */
export function ResponseRows({ store, columns, questions }: ResponseRowsProps) {
  const t = useTranslator();
  const { data } = useStore(store.$responses);
  const [deleting, setDeleting] = useState<SurveyResponseRow>();
  return (
    <>
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
      <QuestionDialog
        open={deleting !== undefined}
        title={t('results.deleteTitle', { name: deleting?.id ?? '' })}
        text={t('results.deleteText')}
        action={t('surveys.delete')}
        isDangerous
        onConfirm={() => deleting && void store.remove(deleting.id)}
        onClose={() => setDeleting(undefined)}
      />
    </>
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
        <time dateTime={row.createdAt}>{momentText(t, row.createdAt)}</time>
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

/** A URL without protocol and closing slash. */
function pageText(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
