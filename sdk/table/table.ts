/** A table, whatever it came from: a text with separators, pasted cells or a workbook. */

/** Kind of an unusual cell or row. */
export type TableWarningCode =
  /** A quotation mark begins the cell and is never closed. It is read as part of the text. */
  | 'openQuote'
  /** The row has more cells than there are headings. They are kept in columns without a name. */
  | 'moreCells'
  /** A character is not part of the encoding. It became U+FFFD. */
  | 'unknownLetter'
  /** The cell of a workbook shows an error, such as `#N/A`. */
  | 'errorCell';

/** Unusual cell or row, and its position. */
export interface TableWarning {
  readonly code: TableWarningCode;
  /** Number of the row in its file, from 1. */
  readonly row: number;
  /** Index of the column. */
  readonly column: number;
}

/** A table whose first row with text names its columns. Empty rows, and empty columns without a name, are left out. */
export interface Table {
  /** Empty: the column has no name. */
  readonly columns: readonly string[];
  /** A row may be shorter than `columns`: its other cells are empty. */
  readonly rows: readonly (readonly string[])[];
  /** The number of each row in its file, as spreadsheets count: from 1, with headings and empty rows. */
  readonly rowNumbers: readonly number[];
  /** The first 20. */
  readonly warnings: readonly TableWarning[];
  /** The file goes on: it has more rows or cells than the limits allow. */
  readonly isCut: boolean;
}

/** Limits of reading a table. */
export interface TableLimits {
  /** Rows below the headings. */
  readonly rows: number;
  /** Columns of the widest row: a wider one is refused. */
  readonly columns: number;
  /** Cells of all rows. */
  readonly cells: number;
}

/** Limits of a page. The cells are those of 50,000 rows of 40 columns. */
export const TABLE_LIMITS: TableLimits = { rows: 100_000, columns: 2000, cells: 2_000_000 };

/** Bytes of a file that is read as a table. */
export const TABLE_BYTES = 25 * 1024 * 1024;

/** Reason why a file is no usable table. */
export type TableFaultCode =
  /** It has no row below the headings. */
  | 'empty'
  | 'tooManyColumns'
  /** It has more bytes than are read, or unpacks to more. */
  | 'tooLarge'
  /** It is no text and no workbook. */
  | 'unreadable'
  /** The workbook is damaged, or has no sheet. */
  | 'damaged'
  /** A workbook of Excel 2003 or older, or one with a password. */
  | 'oldWorkbook'
  /** A page of a site, such as one that asks people to log in. */
  | 'webPage';

/** Thrown for what is no table. */
export class TableFault extends Error {
  override readonly name = 'TableFault';
  readonly code: TableFaultCode;
  /** Number of the row to blame, from 1. */
  readonly row: number | undefined;

  constructor(code: TableFaultCode, row?: number) {
    super(`This is no table that can be read: ${code}`);
    this.code = code;
    this.row = row;
  }
}
