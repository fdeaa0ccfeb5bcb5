import { useStore } from '@nanostores/react';
import type { TableReading } from '@spotreel/sdk/internal/stores';
import type { Table, TableContent } from '@spotreel/sdk/internal/table';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import { useTranslator } from '../../foundation/text/translation';
import { Notice } from '../notice/notice';
import { Progress } from '../progress/progress';
import { TableChoicesForm } from './table-choices-form';
import tablePreview from './table-preview.css?inline';
import { TableRows } from './table-rows';

/**
 * Preview of a table, before it is used: its first rows, unusual cells, and the options of reading it. People change
 * the separator, the encoding and the sheet here.
 */
export function TablePreview({ reading }: { reading: TableReading }) {
  useTablePreviewStyles();
  const t = useTranslator();
  const { status, progress, content, problem, failure } = useStore(reading.$state);
  const refusal = problem ? t(`table.${problem}`) : (failure?.details?.url?.[0] ?? failure?.message);
  return (
    <>
      {status === 'reading' && <Progress percent={100 * progress} label={t('table.reading')} />}
      {status === 'failed' && refusal && <Notice tone="danger">{refusal}</Notice>}
      {content && <ReadTable content={content} reading={reading} />}
    </>
  );
}

function ReadTable({ content, reading }: { content: TableContent; reading: TableReading }) {
  const t = useTranslator();
  const { table } = content;
  const { name } = useStore(reading.$state);
  const facts = t('table.facts', { count: table.rows.length, columns: table.columns.length });
  return (
    <section className="sr-table-preview" aria-label={t('table.preview')}>
      <p className="sr-table-preview__note" role="status">
        {name ? `${name}: ${facts}` : facts}
      </p>
      <TableChoicesForm content={content} onChoose={(choices) => void reading.choose(choices)} />
      <TableWarnings table={table} />
      <TableRows table={table} />
    </section>
  );
}

/** Styles of the forms that take tables. */
const useTablePreviewStyles = lazyStyles([tablePreview]);

const SHOWN = 5;

/** Warnings of a table, with the rows as its file counts them. */
function TableWarnings({ table: { warnings, isCut, rows } }: { table: Table }) {
  const t = useTranslator();
  const texts = [
    ...(isCut ? [t('table.cut', { count: rows.length })] : []),
    ...warnings.map(({ code, row }) => t(`table.${code}`, { row: String(row) })),
  ];
  if (texts.length === 0) return null;
  return (
    <Notice tone="warning">
      <ul className="sr-table-preview__warnings">
        {[...new Set(texts)].slice(0, SHOWN).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Notice>
  );
}
