/** Result of checking a table against a base: the values of each row, unusable cells, usable rows. */
import type { BatchBase, BatchField } from '../../contract/batch/batch';
import type { CellRules } from '../../project/batch/cell-value';
import { type BatchValues, type CellFinding, checkRows } from '../../project/batch/check-rows';
import { type ColumnMatches, plainName } from '../../project/batch/match-columns';
import type { BatchTable } from './batch-table';
import { shortDescription } from './product-table';

/** A row as it would be sent. */
export interface PreparedRow {
  /** Index in the table. */
  readonly index: number;
  readonly name: string;
  readonly values: BatchValues;
}

/** A table against a base, under one matching of columns. */
export interface CheckedTable {
  readonly rows: readonly PreparedRow[];
  readonly findings: readonly CellFinding[];
  /** Without those that have findings. */
  readonly usable: readonly PreparedRow[];
  /** Names of columns that fill nothing. */
  readonly unusedColumns: readonly string[];
}

/** Length of a video's name. */
const MAX_NAME = 120;
const NAME_COLUMNS = ['video name', 'name', 'title', 'product', 'headline'];

export interface TableMatching {
  readonly matches: ColumnMatches;
  /** Null: the videos are numbered. */
  readonly nameColumn: number | null;
}

export function checkTable(
  table: BatchTable,
  base: BatchBase,
  { matches, nameColumn }: TableMatching,
  rules: CellRules,
): CheckedTable {
  const rows = table.rows.map((cells, index) => ({
    index,
    name: rowName(nameColumn === null ? '' : (cells[nameColumn] ?? ''), base.name, index),
    values: valuesOf(cells, table, base.fields, matches),
  }));
  const findings = checkRows(
    rows.map(({ values }) => values),
    base.fields,
    rules,
  );
  const wrong = new Set(findings.map(({ row }) => row));
  const used = new Set([...matches.values()].map(({ column }) => column));
  return {
    rows,
    findings,
    usable: rows.filter(({ index }) => !wrong.has(index)),
    unusedColumns: table.columns.filter((_, column) => !used.has(column) && column !== nameColumn),
  };
}

/** The column that most likely names the videos. */
export function nameColumnOf(columns: readonly string[]): number {
  const names = columns.map(plainName);
  const found = NAME_COLUMNS.map((name) => names.indexOf(name)).find((column) => column >= 0);
  return found ?? 0;
}

function valuesOf(
  cells: readonly string[],
  { dataFields = [] }: BatchTable,
  fields: readonly BatchField[],
  matches: ColumnMatches,
): BatchValues {
  return Object.fromEntries(
    fields.flatMap(({ key, maxLength }): [string, string][] => {
      const column = matches.get(key)?.column;
      if (column === undefined) return [];
      const cell = cells[column] ?? '';
      return [[key, dataFields[column] === 'DESCRIPTION' ? shortDescription(cell, maxLength) : cell]];
    }),
  );
}

function rowName(cell: string, fallback: string, index: number): string {
  const name = [...cell.replace(/\s+/g, ' ').trim()].slice(0, MAX_NAME).join('').trim();
  return name || `${fallback} ${index + 1}`;
}
