/**
 * Spreadsheets run cells that begin like a formula. An apostrophe before them makes them a text (OWASP, "CSV injection").
 * What is read drops it again, so that a table that was written is read as it was.
 */

/** Signs that begin a formula, also in their wide form and behind spaces, and the controls that spreadsheets skip. */
const FORMULA = /^(?:[\s\0]*[=+\-@＝＋－＠]|[\t\r\n\0])/;
const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;
const GUARDED = /^'+(?:[\s\0]*[=+\-@＝＋－＠]|[\t\r\n\0])/;

/** A cell that no spreadsheet takes for a formula. Plain numbers stay numbers. */
export function guarded(cell: string): string {
  if (GUARDED.test(cell)) return `'${cell}`;
  return FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;
}

/** The cell that `guarded` was given. */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && GUARDED.test(cell) ? cell.slice(1) : cell;
}
