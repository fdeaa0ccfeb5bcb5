/** A table of any file that people bring: CSV, cells with tabs, or a workbook. */
import { decodeText } from './encoding/decode-text';
import { TABLE_BYTES, type Table, TableFault, type TableLimits } from './table';
import { readTextTable } from './text/read-text';
import type { Work } from './work';
import { isArchive, readWorkbook } from './workbook/read-workbook';

/** Choices of people. A missing choice is detected. */
export interface TableChoices {
  /** One character; empty for a text of one column. */
  readonly separator?: string | undefined;
  /** Label of `TextDecoder`, such as `windows-1250`. */
  readonly encoding?: string | undefined;
  /** Index among the sheets that people can see. */
  readonly sheet?: number | undefined;
}

/** Options of reading a file. */
export interface TableOptions extends TableChoices {
  /** Language of the page, such as `pl`: it decides between encodings that are as likely. Default: `en`. */
  readonly language?: string | undefined;
  /** Numbers and days of workbooks are written for people, in `language`. Default: for programs. */
  readonly isForPeople?: boolean | undefined;
  /** Default: `TABLE_LIMITS`. */
  readonly limits?: TableLimits | undefined;
}

/** A table, and how it was read. */
export interface TableContent {
  readonly table: Table;
  /** Undefined: it comes from a workbook. */
  readonly separator: string | undefined;
  /** Undefined: it comes from a workbook, or from a text that was pasted. */
  readonly encoding: string | undefined;
  /** The encoding is a guess: people should look at the letters. */
  readonly isGuess: boolean;
  /** Names of the sheets of a workbook; empty for a text. */
  readonly sheets: readonly string[];
  /** Index of the sheet that was read. */
  readonly sheet: number;
}

/** Throws `TableFault`. */
export function* readTableFile(bytes: Uint8Array, options: TableOptions = {}): Work<TableContent> {
  const { language, isForPeople = false, limits, sheet, separator, encoding } = options;
  if (bytes.length > TABLE_BYTES) throw new TableFault('tooLarge');
  if (bytes.length === 0) throw new TableFault('empty');
  if (isOldWorkbook(bytes)) throw new TableFault('oldWorkbook');
  if (isArchive(bytes)) {
    const read = yield* readWorkbook(bytes, { sheet, limits, language: isForPeople ? (language ?? 'en') : undefined });
    return { ...read, separator: undefined, encoding: undefined, isGuess: false };
  }
  const decoded = decodeText(bytes, { encoding, language });
  if (!decoded) throw new TableFault('unreadable');
  const read = yield* readTextTable(decoded.text, { separator, limits });
  return { ...read, encoding: decoded.encoding, isGuess: decoded.isGuess, sheets: [], sheet: 0 };
}

/** The table in a text that was pasted. Throws `TableFault`. */
export function* readTableText(text: string, { separator, limits }: TableOptions = {}): Work<TableContent> {
  const read = yield* readTextTable(text, { separator, limits });
  return { ...read, encoding: undefined, isGuess: false, sheets: [], sheet: 0 };
}

/** Excel 2003 and workbooks with a password begin as OLE 2 files do. */
function isOldWorkbook([first, second, third, fourth]: Uint8Array): boolean {
  return first === 0xd0 && second === 0xcf && third === 0x11 && fourth === 0xe0;
}
