/** The table of a batch: the rows of a larger one that become videos at a time. */
import { BATCH_COLUMNS, BATCH_ROWS } from '../../contract/batch/batch';
import type { Table, TableFaultCode } from '../../table/table';
import { csvLine } from '../../table/write-csv';

/** A table whose first row names its columns. Each row has a cell for each column. */
export interface BatchTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Product values of the columns, such as `PRICE`. Absent: the table comes from people. */
  readonly dataFields?: readonly (string | null)[];
}

/** The rows from `first` on that have room in a batch; a fault if there are none, or too many columns. */
export function batchTableOf({ columns, rows }: Table, first: number): BatchTable | TableFaultCode {
  if (columns.length > BATCH_COLUMNS) return 'tooManyColumns';
  const used = rows.slice(first, first + BATCH_ROWS);
  return used.length === 0 ? 'empty' : { columns, rows: used.map((cells) => columns.map((_, at) => cells[at] ?? '')) };
}

/** A CSV for spreadsheets, whose first row is `columns`. */
export function spreadsheetOf({ columns, rows }: BatchTable): string {
  return [columns, ...rows].map(csvLine).join('');
}

/** The same table with another cell. A cell that is not there changes nothing. */
export function withCell(table: BatchTable, row: number, column: number, value: string): BatchTable {
  const cells = table.rows[row];
  if (cells?.[column] === undefined) return table;
  return { ...table, rows: table.rows.with(row, cells.with(column, value)) };
}
