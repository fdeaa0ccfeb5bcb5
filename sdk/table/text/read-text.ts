import { TABLE_LIMITS, type Table, TableFault, type TableLimits } from '../table';
import { TableBuilder } from '../table-builder';
import type { Work } from '../work';
import { findSeparator } from './find-separator';
import { readRecord } from './read-record';

/** A table, and the separator with which it was read. */
export interface TextTable {
  readonly table: Table;
  readonly separator: string;
}

/** Choices of people, and limits. */
export interface TextTableOptions {
  /** One character; empty for a text of one column. Default: it is found. */
  readonly separator?: string | undefined;
  /** Default: `TABLE_LIMITS`. */
  readonly limits?: TableLimits | undefined;
}

const ROWS_OF_A_STEP = 200;

/** The table in a text: a file, or pasted cells. Throws `TableFault`. */
export function* readTextTable(text: string, options: TextTableOptions = {}): Work<TextTable> {
  if (/^\uFEFF?\s*<(?:!doctype\s+html|html)\b/i.test(text)) throw new TableFault('webPage');
  const found = findSeparator(text);
  const { separator = found.separator, limits = TABLE_LIMITS } = options;
  const builder = new TableBuilder(limits);
  // the line `sep=;` is row 1 of the file
  let row = found.start > 1 ? 2 : 1;
  for (let at = found.start; at < text.length; row++) {
    const { cells, end, openQuote } = readRecord(text, at, separator);
    if (openQuote !== undefined) builder.warn('openQuote', row, openQuote);
    if (!builder.add(cells, row)) break;
    at = end;
    if (row % ROWS_OF_A_STEP === 0) yield at / text.length;
  }
  return { table: builder.table(), separator };
}
