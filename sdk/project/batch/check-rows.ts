import type { BatchField } from '../../contract/batch/batch';
import { type CellProblem, type CellRules, readCell } from './cell-value';

/** Key of a field -> what its column says. */
export type BatchValues = Readonly<Record<string, string>>;

/** A cell that cannot fill its field. */
export interface CellFinding {
  /** Index of the row. */
  readonly row: number;
  readonly field: BatchField;
  readonly problem: CellProblem;
}

/** The cells that cannot fill their fields, row by row. */
export function checkRows(
  rows: readonly BatchValues[],
  fields: readonly BatchField[],
  rules: CellRules,
): readonly CellFinding[] {
  return rows.flatMap((values, row) =>
    fields.flatMap((field): CellFinding[] => {
      const cell = values[field.key];
      if (cell === undefined) return [];
      const read = readCell(field, cell, rules);
      return 'problem' in read ? [{ row, field, problem: read.problem }] : [];
    }),
  );
}

/** Links and names of the images that the rows ask for, each once. */
export function imageCells(rows: readonly BatchValues[], fields: readonly BatchField[]): string[] {
  const keys = fields.flatMap(({ kind, key }) => (kind === 'image' ? key : []));
  return [...new Set(rows.flatMap((values) => keys.flatMap((key) => values[key]?.trim() || [])))];
}
