import type { Table } from '@spotreel/sdk/internal/table';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';

const SHOWN = 5;

/** What is unusual about a table, with the rows as its file counts them. */
export function TableWarnings({ table: { warnings, isCut, rows } }: { table: Table }) {
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
