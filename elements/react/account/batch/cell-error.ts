import type { CellProblem, ColumnMatches } from '@spotreel/sdk/internal/project';
import type { BatchTable, CheckedTable } from '@spotreel/sdk/internal/stores';

/** A cell that cannot be used. */
export interface CellError {
  readonly id: string;
  /** Index of the row. */
  readonly row: number;
  /** The name of the video. */
  readonly name: string;
  /** Index of the column. */
  readonly columnIndex: number;
  /** Name of the column. */
  readonly column: string;
  readonly cell: string;
  readonly problem: CellProblem;
}

/** Each cell once for each problem, also where its column fills several fields; of texts the field with the least room counts. */
export function cellErrorsOf(
  { findings, rows }: CheckedTable,
  { columns, rows: cells }: BatchTable,
  matches: ColumnMatches,
): readonly CellError[] {
  const errors = new Map<string, CellError>();
  for (const { row, field, problem } of findings) {
    const column = matches.get(field.key)?.column ?? -1;
    const id = `${row} ${column} ${problem.code}`;
    const known = errors.get(id);
    if (known && excessOf(known.problem) >= excessOf(problem)) continue;
    const { name = '', values = {} } = rows[row] ?? {};
    errors.set(id, {
      id,
      row,
      name,
      column: columns[column] ?? '',
      columnIndex: column,
      cell: cells[row]?.[column] ?? values[field.key] ?? '',
      problem,
    });
  }
  return [...errors.values()];
}

function excessOf(problem: CellProblem): number {
  return problem.code === 'too_long' ? problem.excess : 0;
}
