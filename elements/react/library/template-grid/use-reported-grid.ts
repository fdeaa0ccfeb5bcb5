import {
  createLibraryGrid,
  formatLibraryQuery,
  type LibraryGrid,
  parseLibraryQuery,
} from '@spotreel/sdk/internal/stores';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';

/** A reported query comes back through `query` within this time, or never. */
const ECHO_MS = 1000;

export interface ReportedGrid {
  readonly grid: LibraryGrid;
  /** Reports to the page what the grid shows. `isNewList`: another list, not another place in the same one. */
  readonly report: (isNewList: boolean) => void;
}

/** The grid, which shows `query` and reports what the user changes. A reported query that comes back is ignored. */
export function useReportedGrid(
  query: string,
  onQueryChange: ((query: string, isNewList: boolean) => void) | undefined,
): ReportedGrid {
  const spotreel = useSpotreel();
  const grid = useMemo(() => createLibraryGrid(spotreel), [spotreel]);
  const reported = useRef<string[]>([]);
  const forgetting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => grid.dispose(), [grid]);
  useLanguage(grid);
  useEffect(() => {
    // a query may come back late, when more has been typed
    const isEcho = reported.current.includes(query);
    if (reported.current.at(-1) === query) reported.current = [];
    if (!isEcho) grid.show(parseLibraryQuery(query));
  }, [grid, query]);
  const report = useCallback(
    (isNewList: boolean) => {
      const address = formatLibraryQuery(grid.$query.get());
      reported.current.push(address);
      clearTimeout(forgetting.current);
      forgetting.current = setTimeout(() => (reported.current = []), ECHO_MS);
      onQueryChange?.(address, isNewList);
    },
    [grid, onQueryChange],
  );
  return { grid, report };
}

/** Fetches what is on show anew in another language: the server answers in that of the screen. */
function useLanguage(grid: LibraryGrid): void {
  const { locale } = useTranslator();
  const spoken = useRef(locale);
  useEffect(() => {
    if (spoken.current === locale) return;
    spoken.current = locale;
    const shown = grid.$query.get();
    grid.dispose();
    grid.show(shown);
  }, [grid, locale]);
}
