import Papa from 'papaparse';

export interface CsvRow {
  /** Of the file, from 1; the names of the columns are row 1. */
  readonly row: number;
  /** By the name of the column, in lower case. */
  readonly cells: ReadonlyMap<string, string>;
}

export interface CsvTable {
  readonly columns: readonly string[];
  readonly rows: readonly CsvRow[];
}

/** Rows of one file that are looked at. */
const MOST_ROWS = 20_000;

/** Commas, semicolons and tabs are recognized. Empty rows are left out. */
export function readCsv(text: string): CsvTable {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { header: false, preview: MOST_ROWS });
  const [head = [], ...rest] = data;
  const columns = head.map((name) => name.trim().toLowerCase());
  const rows = rest.map((cells, index) => ({
    row: index + 2,
    cells: new Map(columns.map((name, column) => [name, (cells[column] ?? '').trim()])),
  }));
  return { columns, rows: rows.filter(({ cells }) => [...cells.values()].some(Boolean)) };
}

/** The first of these columns that has something in this row. Empty: none has. */
export function cellOf({ cells }: CsvRow, names: readonly string[]): string {
  return names.map((name) => cells.get(name)).find(Boolean) ?? '';
}
