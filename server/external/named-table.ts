/** Tables whose first row names their columns, as feeds and reviews come. They are read in parser processes. */
import {
  finish,
  readTableFile,
  readTableText,
  type Table,
  TableFault,
  type TableLimits,
} from '@spotreel/sdk/internal/table';
import type { ApiError } from '../platform/http/api-error';
import { invalidFields } from '../platform/http/api-error';
import { tooComplex } from '../platform/parsing/too-complex';

export interface NamedRow {
  /** Number of the row in its file: the names of the columns are row 1. */
  readonly row: number;
  readonly cells: readonly string[];
}

export interface NamedTable {
  /** Positions of the columns by their names in lower case. Of several with one name, it is the last. */
  readonly columns: ReadonlyMap<string, number>;
  readonly rows: readonly NamedRow[];
}

/** Exports of shops have some 100 columns, and 20,000 rows of 50 of them. What lies behind 50,000 rows is not read. */
const LIMITS: TableLimits = { rows: 50_000, columns: 2000, cells: 1_000_000 };

/** A text, or the bytes of a file. `encoding`: of the bytes; undefined: it is found. Throws `validation_failed` and `input_too_complex`, which blame `text`. */
export function readNamedTable(source: string | Uint8Array, encoding?: string): NamedTable {
  try {
    const options = { limits: LIMITS, encoding };
    const work = typeof source === 'string' ? readTableText(source, options) : readTableFile(source, options);
    return toNamedTable(finish(work).table);
  } catch (fault) {
    throw fault instanceof TableFault ? tableRefusal(fault, 'text') : fault;
  }
}

/** The first of these columns that has something in this row. Empty: none has. */
export function cellOf({ cells }: NamedRow, columns: NamedTable['columns'], names: readonly string[]): string {
  for (const name of names) {
    const column = columns.get(name);
    const cell = column === undefined ? '' : (cells[column] ?? '').trim();
    if (cell !== '') return cell;
  }
  return '';
}

/** Error of a refused table. `field`: of the request. */
export function tableRefusal({ code, row }: TableFault, field: string): ApiError {
  if (code === 'tooManyColumns') return tooComplex(field, `Row ${row} has more than ${LIMITS.columns} columns`);
  if (code === 'tooLarge') return tooComplex(field, 'The file unpacks to more than is read');
  return invalidFields({ [field]: [REASONS[code]] });
}

const REASONS = {
  empty: 'The table has no row below its headings.',
  unreadable: 'This is no table. We read CSV, TSV and Excel files (.xlsx).',
  damaged: 'This Excel file is damaged. Save it again, or save it as CSV.',
  oldWorkbook: 'This is an Excel file from before 2007, or it has a password. Save it as .xlsx without a password.',
  webPage: 'This link opens a page, not a table. Share the sheet with everyone who has the link, or publish it as CSV.',
} as const;

function toNamedTable({ columns, rows, rowNumbers, isCut }: Table): NamedTable {
  if (isCut && rows.length < LIMITS.rows) {
    throw tooComplex('text', `The table has more than ${LIMITS.cells} cells`);
  }
  return {
    columns: new Map(columns.map((name, column) => [name.toLowerCase(), column])),
    rows: rows.map((cells, index) => ({ row: rowNumbers[index] ?? 0, cells })),
  };
}
