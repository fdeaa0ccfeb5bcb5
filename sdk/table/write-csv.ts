/** CSV as RFC 4180 describes it, with CRLF. */
import { guarded } from './formula';

/** Byte order mark of a CSV file, so that spreadsheets read it as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A line for a spreadsheet, with its end: cells of strangers do not become formulas. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => csvCell(guarded(cell))).join(',')}\r\n`;
}

/** A line for a program, with its end: cells stay as they are. Spreadsheets would run formulas in it. */
export function plainCsvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: string): string {
  const isQuoted = /[",;\t\r\n]|^\s|\s$/.test(cell);
  return isQuoted ? `"${cell.replaceAll('"', '""')}"` : cell;
}
