/** A row of the page and the row of the list that it shows. Rows that leave are patched into rows that come: making anew costs twice the frame. */
export interface RowSlot {
  readonly slot: number;
  readonly index: number;
}

/** `before` so changed that it shows `rows`: what stays stays where it is. The same array when nothing changes. */
export function placeRows(before: readonly RowSlot[], rows: readonly number[]): readonly RowSlot[] {
  const standing = new Set(before.map(({ index }) => index));
  const coming = rows.filter((index) => !standing.has(index));
  if (coming.length === 0 && rows.length === before.length) return before;
  const wanted = new Set(rows);
  const kept = before.flatMap((one) => {
    if (wanted.has(one.index)) return [one];
    const index = coming.shift();
    return index === undefined ? [] : [{ slot: one.slot, index }];
  });
  const next = Math.max(-1, ...before.map(({ slot }) => slot)) + 1;
  return [...kept, ...coming.map((index, step) => ({ slot: next + step, index }))];
}
