import { useStore } from '@nanostores/react';
import type { Translator } from '@spotreel/sdk/internal/i18n';
import type { CellProblem } from '@spotreel/sdk/internal/project';
import type { BatchDraft } from '@spotreel/sdk/internal/stores';
import { useState } from 'react';
import { Notice } from '../../controls/notice/notice';
import { useTranslator } from '../../foundation/text/translation';
import { type CellError, cellErrorsOf } from './cell-error';

/** Errors that are listed. */
const SHOWN = 20;
/** Characters of a cell that are sent. */
const MOST_OF_CELL = 5000;

/** The cells that cannot be used. The other rows can. */
export function CellErrors({ store }: { store: BatchDraft }) {
  const t = useTranslator();
  const checked = useStore(store.$checked);
  const { table } = useStore(store.$table);
  const { matches } = useStore(store.$matching);
  if (!checked || !table || checked.findings.length === 0) return null;
  const { rows, usable } = checked;
  const errors = cellErrorsOf(checked, table, matches);
  return (
    <>
      <Notice tone="warning" title={t('batch.wrongRows', { count: rows.length, wrong: rows.length - usable.length })}>
        {t(usable.length > 0 ? 'batch.wrongText' : 'batch.allWrong')}
      </Notice>
      <div className="sr-table-scroll">
        <table className="sr-table sr-table--cards" aria-label={t('batch.problem')}>
          <thead>
            <tr>
              <th scope="col">{t('batch.row')}</th>
              <th scope="col">{t('batch.column')}</th>
              <th scope="col">{t('batch.cell')}</th>
              <th scope="col">{t('batch.problem')}</th>
            </tr>
          </thead>
          <tbody>
            {errors.slice(0, SHOWN).map((error) => (
              <ErrorRow key={`${error.id} ${error.cell}`} error={error} onFix={store.setCell} />
            ))}
          </tbody>
        </table>
      </div>
      {errors.length > SHOWN && (
        <p className="sr-batch__note">{t('batch.moreErrors', { count: errors.length - SHOWN })}</p>
      )}
    </>
  );
}

interface ErrorRowProps {
  error: CellError;
  onFix: BatchDraft['setCell'];
}

/** The cell can be changed in place. Enter or the next field checks it again. */
function ErrorRow({ error, onFix }: ErrorRowProps) {
  const t = useTranslator();
  const [cell, setCell] = useState(error.cell);
  const fix = () => {
    if (cell !== error.cell) onFix(error.row, error.columnIndex, cell);
  };
  return (
    <tr>
      <th scope="row">
        {error.row + 1}. {error.name}
      </th>
      <td data-label={t('batch.column')}>{error.column}</td>
      <td data-label={t('batch.cell')}>
        <input
          className="sr-input"
          dir="auto"
          aria-label={t('batch.fixCell', { column: error.column, row: error.row + 1 })}
          aria-invalid
          value={cell}
          maxLength={MOST_OF_CELL}
          onChange={({ currentTarget }) => setCell(currentTarget.value)}
          onKeyDown={({ key }) => key === 'Enter' && fix()}
          onBlur={fix}
        />
      </td>
      <td data-label={t('batch.problem')}>{problemText(error.problem, t)}</td>
    </tr>
  );
}

function problemText(problem: CellProblem, t: Translator): string {
  switch (problem.code) {
    case 'empty':
      return t('batch.isEmpty');
    case 'too_long':
      return t('batch.tooLong', { count: problem.excess });
    case 'image_unknown':
      return t('batch.noImage');
    case 'color_unknown':
      return t('batch.noColor');
  }
}
