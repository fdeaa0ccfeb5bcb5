import { LONGEST_SOURCE_TEXT } from '../../contract/reviews/review';
import type { Table } from '../../table/table';
import { plainCsvLine } from '../../table/write-csv';
import type { TableReadingState } from './table-reading';

/** A table as it is sent to the server. */
export interface SourceText {
  readonly text: string;
  /** Rows that have no room in a request. */
  readonly leftOut: number;
}

/**
 * Text that a reading sends. Undefined: nothing is ready. Rows keep their numbers: empty rows are sent as empty lines.
 */
export function sourceTextOf({ status, content, document }: TableReadingState): SourceText | undefined {
  if (status !== 'ready') return undefined;
  if (document !== undefined) return { text: document, leftOut: 0 };
  return content && textOfTable(content.table);
}

function textOfTable({ columns, rows, rowNumbers }: Table): SourceText {
  const lines = [plainCsvLine(columns)];
  let length = lines[0]?.length ?? 0;
  let next = 2;
  for (const [index, cells] of rows.entries()) {
    const row = rowNumbers[index] ?? next;
    const line = '\r\n'.repeat(Math.max(0, row - next)) + plainCsvLine(cells);
    length += line.length;
    if (length > LONGEST_SOURCE_TEXT) return { text: lines.join(''), leftOut: rows.length - index };
    lines.push(line);
    next = row + 1;
  }
  return { text: lines.join(''), leftOut: 0 };
}
