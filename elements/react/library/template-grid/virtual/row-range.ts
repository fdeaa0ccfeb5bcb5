/** Rows of a list, from 0, the last one included. */
export interface RowRange {
  readonly first: number;
  readonly last: number;
}
