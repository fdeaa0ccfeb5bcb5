/**
 * Index of the tile `by` rows below, or above if negative, in the same column. `tops` has the upper edge of each tile, in
 * order of reading. The tile itself where the grid ends.
 */
export function neighborInColumn(tops: readonly number[], from: number, by: number): number {
  const columns = tops.filter((top) => top === tops[0]).length;
  const to = from + by * columns;
  return to >= 0 && to < tops.length ? to : from;
}
