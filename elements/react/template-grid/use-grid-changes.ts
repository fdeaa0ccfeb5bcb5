import { type LibraryGrid, type LibraryQuery, PAGE_SIZE } from '@spotreel/sdk/stores';
import { useCallback, useEffect, useRef } from 'react';

/** The page number is reported once the scrolling rests: a new URL costs frames. */
const REST_MS = 400;

export interface GridChanges {
  readonly filter: (change: Partial<LibraryQuery>) => void;
  readonly clear: () => void;
  /** Takes the index of the first item in the view, from 0. */
  readonly onLook: (first: number) => void;
}

/** What the user changes in the grid, each with its report to the page. */
export function useGridChanges(grid: LibraryGrid, report: (isNewList: boolean) => void): GridChanges {
  const { onLook, cancelTurn } = usePageTurn(grid, report);
  return {
    filter(change) {
      cancelTurn();
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

interface PageTurn {
  readonly onLook: (first: number) => void;
  /** Drops a page number that is not reported yet. */
  readonly cancelTurn: () => void;
}

/** Turns the grid to the page that is scrolled to. */
function usePageTurn(grid: LibraryGrid, report: (isNewList: boolean) => void): PageTurn {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancelTurn = useCallback(() => clearTimeout(timer.current), []);
  const onLook = useCallback(
    (first: number) => {
      const page = Math.floor(first / PAGE_SIZE) + 1;
      cancelTurn();
      timer.current = setTimeout(() => {
        if (page === grid.$query.get().page) return;
        grid.turnTo(page);
        report(false);
      }, REST_MS);
    },
    [grid, report, cancelTurn],
  );
  useEffect(() => cancelTurn, [cancelTurn]);
  return { onLook, cancelTurn };
}
