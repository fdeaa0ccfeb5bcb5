import { type LibraryGrid, type LibraryQuery, PAGE_SIZE } from '@spotreel/sdk/internal/stores';
import { useCallback, useEffect, useRef } from 'react';

/** The page number is reported once the scrolling rests: a new URL costs frames. */
const REST_MS = 400;

export interface GridChanges {
  readonly filter: (change: Partial<LibraryQuery>) => void;
  readonly clear: () => void;
  /** Takes the index of the first item in the view, from 0. Turns to its page once the scrolling rests. */
  readonly onLook: (first: number) => void;
}

/** Changes of the user in the grid, each with its report to the page. */
export function useGridChanges(grid: LibraryGrid, report: (isNewList: boolean) => void): GridChanges {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onLook = useCallback(
    (first: number) => {
      const page = Math.floor(first / PAGE_SIZE) + 1;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (page === grid.$query.get().page) return;
        grid.turnTo(page);
        report(false);
      }, REST_MS);
    },
    [grid, report],
  );
  return {
    filter(change) {
      clearTimeout(timer.current);
      grid.filter(change);
      report(true);
    },
    clear() {
      grid.clearFilters();
      report(true);
    },
    onLook,
  };
}
