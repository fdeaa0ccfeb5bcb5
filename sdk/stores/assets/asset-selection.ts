/** The files of the assets library that are selected. */
import { atom } from 'nanostores';

/** `order`: ids of the files on show. */
export function createAssetSelection(order: () => readonly number[]) {
  const $selected = atom<ReadonlySet<number>>(new Set());
  /** Start of a range. */
  let anchor: number | undefined;
  return {
    $selected,
    /** Selects one more file, or takes one out. */
    toggle(id: number): void {
      const selected = new Set($selected.get());
      if (!selected.delete(id)) selected.add(id);
      anchor = id;
      $selected.set(selected);
    },
    /** Selects all from the file that was chosen last to this one. */
    selectTo(id: number): void {
      const ids = order();
      const [from, to] = [ids.indexOf(anchor ?? id), ids.indexOf(id)].toSorted((a, b) => a - b);
      $selected.set(new Set([...$selected.get(), ...ids.slice(Math.max(0, from ?? 0), (to ?? 0) + 1)]));
    },
    selectAll: (): void => $selected.set(new Set(order())),
    clear(): void {
      anchor = undefined;
      $selected.set(new Set());
    },
  };
}
