/** A table as a spreadsheet gives it: a CSV or TSV file, or cells that were pasted. */
import { BATCH_BYTES, BATCH_COLUMNS, BATCH_ROWS } from '../../contract/schemas/batch';

/** A table whose first row names its columns. Each row has a cell for each column. */
export interface BatchTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What each column says of a product, such as `PRICE`. Absent: the table comes from people. */
  readonly dataFields?: readonly (string | null)[];
}

/** Why a text is no table that can be used. */
export type TableProblem = 'empty' | 'tooManyRows' | 'tooManyColumns' | 'tooLarge' | 'unreadable';

const parser = () => import('papaparse');

/** Empty rows are left out, and so are cells beyond the named columns. */
export async function readTable(text: string): Promise<BatchTable | TableProblem> {
  if (new Blob([text]).size > BATCH_BYTES) return 'tooLarge';
  const { default: papa } = await parser();
  const { data, errors } = papa.parse<string[]>(text.trim(), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', '\t', ';', '|'],
  });
  if (errors.some(({ type }) => type === 'Quotes')) return 'unreadable';
  const [header = [], ...lines] = data;
  const columns = withoutEmptyEnd(header.map((name) => name.trim()));
  if (columns.length === 0 || lines.length === 0) return 'empty';
  if (columns.length > BATCH_COLUMNS) return 'tooManyColumns';
  if (lines.length > BATCH_ROWS) return 'tooManyRows';
  return { columns, rows: lines.map((line) => columns.map((_, index) => line[index] ?? '')) };
}

/** A CSV whose first row is `columns`, with CRLF as spreadsheets write it. */
export async function writeTable({ columns, rows }: BatchTable): Promise<string> {
  const { default: papa } = await parser();
  return papa.unparse([columns, ...rows].map((row) => [...row]));
}

function withoutEmptyEnd(names: readonly string[]): string[] {
  const last = names.findLastIndex((name) => name !== '');
  return names.slice(0, last + 1);
}
