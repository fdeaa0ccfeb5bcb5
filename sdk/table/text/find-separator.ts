/** Separator of the cells of a text: the one in its first line (`sep=;`), else the one that fits most rows. */
import { readRecord } from './read-record';

/** Signs that separate cells, those that occur most often first. Empty: the text has one column. */
export const SEPARATORS = [',', ';', '\t', '|', ''] as const;

/** A text, and how it is divided. */
export interface SeparatedText {
  readonly separator: string;
  /** Start of the headings: behind a line such as `sep=;`. */
  readonly start: number;
}

/** Rows that are compared. */
const SAMPLE_ROWS = 40;
/** Characters in which they are looked for. */
const SAMPLE_LENGTH = 200_000;

/** Excel writes and reads the line `sep=;`, sometimes in quotation marks. */
const DECLARED = /^\uFEFF?"?sep=([^\r\n])"?[ \t,;|]*(?:\r\n|\r|\n|$)/i;

export function findSeparator(text: string): SeparatedText {
  const declared = DECLARED.exec(text);
  if (declared) return { separator: declared[1] ?? ',', start: declared[0].length };
  const start = text.startsWith('\uFEFF') ? 1 : 0;
  const sample = text.slice(start, start + SAMPLE_LENGTH);
  const rated = SEPARATORS.map((separator) => ({ separator, score: scoreOf(sample, separator) }));
  const best = rated.reduce((one, other) => (other.score > one.score ? other : one));
  return { separator: best.score > 0 ? best.separator : '', start };
}

/** 0: it divides no heading. Rows with as many cells as headings count most; more columns win between equals. */
function scoreOf(sample: string, separator: string): number {
  if (separator === '') return 0;
  const widths = widthsOf(sample, separator);
  const [headings = 0, ...rows] = widths;
  if (headings < 2) return 0;
  const agreement = rows.reduce((sum, width) => sum + (width === headings ? 1 : width > 1 ? 0.4 : 0), 0);
  const share = rows.length === 0 ? 1 : agreement / rows.length;
  return (isProse(sample, separator) ? 0.5 : 1) * share + Math.min(headings, 100) / 10_000;
}

/** Commas of sentences have a space behind each of them. */
function isProse(sample: string, separator: string): boolean {
  return separator === ',' && !/,[^ ]/.test(sample);
}

function widthsOf(sample: string, separator: string): number[] {
  const widths: number[] = [];
  for (let at = 0; at < sample.length && widths.length < SAMPLE_ROWS; ) {
    const { cells, end } = readRecord(sample, at, separator);
    if (cells.some((cell) => cell.trim() !== '')) widths.push(cells.length);
    at = end;
  }
  // the last row may be cut off
  return sample.length === SAMPLE_LENGTH && widths.length > 1 ? widths.slice(0, -1) : widths;
}
