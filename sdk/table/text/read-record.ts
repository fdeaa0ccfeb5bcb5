/**
 * A row of a text with separators. Quotation marks count where they begin a cell and a separator or a line end follows the
 * closing one. All others are letters: `27" screen`, or cells that a spreadsheet copied, such as `"Hi" she said`.
 * Time is in proportion to the text: a mark that closes nothing ends the search of the cell before it.
 */

/** A row of a text. */
export interface TextRecord {
  readonly cells: readonly string[];
  /** Start of the next row. */
  readonly end: number;
  /** Index of the first cell whose quotation mark is never closed. Undefined: there is none. */
  readonly openQuote: number | undefined;
}

/** Three times what a cell of a spreadsheet has: a mark that closes so far away belongs to another cell. */
const LONGEST_QUOTED = 100_000;

/** The row that begins at `start`. `separator`: one character; empty for a text of one column. */
export function readRecord(text: string, start: number, separator: string): TextRecord {
  const cells: string[] = [];
  let openQuote: number | undefined;
  let at = start;
  for (;;) {
    const quoted = readQuoted(text, at, separator);
    if (quoted === 'open') openQuote ??= cells.length;
    const isRead = typeof quoted === 'object';
    const end = isRead ? quoted.end : endOfCell(text, at, separator);
    cells.push(isRead ? quoted.value : text.slice(at, end));
    if (separator !== '' && text[end] === separator) at = end + 1;
    else return { cells, end: behindLine(text, end), openQuote };
  }
}

type Quoted = { readonly value: string; readonly end: number } | 'open' | undefined;

/** Undefined: no quotation mark encloses the cell. */
function readQuoted(text: string, start: number, separator: string): Quoted {
  const first = behindSpaces(text, start, separator);
  if (text[first] !== '"') return undefined;
  let last = text.indexOf('"', first + 1);
  while (last >= 0 && text[last + 1] === '"') last = text.indexOf('"', last + 2);
  if (last < 0 || last - first > LONGEST_QUOTED) return 'open';
  const end = behindSpaces(text, last + 1, separator);
  if (end < text.length && text[end] !== separator && !isLineEnd(text[end])) return undefined;
  return { value: text.slice(first + 1, last).replaceAll('""', '"'), end };
}

function behindSpaces(text: string, start: number, separator: string): number {
  let at = start;
  while (text[at] === ' ' && separator !== ' ') at += 1;
  return at;
}

function endOfCell(text: string, start: number, separator: string): number {
  let at = start;
  while (at < text.length && text[at] !== separator && !isLineEnd(text[at])) at += 1;
  return at;
}

function behindLine(text: string, end: number): number {
  return text[end] === '\r' && text[end + 1] === '\n' ? end + 2 : Math.min(end + 1, text.length);
}

function isLineEnd(sign: string | undefined): boolean {
  return sign === '\n' || sign === '\r';
}
