import { useStore } from '@nanostores/react';
import {
  createLibraryGrid,
  DEFAULT_QUERY,
  formatLibraryQuery,
  type LibraryQuery,
  PAGE_SIZE,
  parseLibraryQuery,
} from '@spotreel/sdk/stores';
import { useCallback, useEffect, useId, useMemo, useRef } from 'react';
import { Slot } from '../foundation/slot';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/translation';
import type { CardActions } from './card-actions';
import { GridFilters } from './grid-filters';
import { GridHead } from './grid-head';
import { GridResults } from './grid-results';
import { GridSearch } from './grid-search';
import { useGridStyles } from './grid-styles';
import { GridTabs } from './grid-tabs';
import { useSearchCounts } from './use-search-counts';

/** What the grid shows, and what a card does. */
export interface TemplateGridProps extends CardActions {
  /** Default: the heading of the message catalogue. */
  heading?: string | undefined;
  /** What it shows, as the query of an address: `tab=animations&orientation=square`. Default: all recipes. */
  query?: string | undefined;
  /** The user has changed what it shows. `isNewList`: another list, not another place in the same one. */
  onQueryChange?: ((query: string, isNewList: boolean) => void) | undefined;
}

/** The library: recipes and animations, narrowed by kind, purpose, format, mood and words. */
export function TemplateGrid({ heading, query = '', onQueryChange, ...results }: TemplateGridProps) {
  useGridStyles();
  const t = useTranslator();
  const { library } = useSpotreel();
  const { grid, report } = useGrid(query, onQueryChange);
  const shown = useStore(grid.$query);
  const goals = useStore(library.$goals).data ?? [];
  const moods = useStore(library.$moods).data ?? [];
  const categories = useStore(library.$categories).data ?? [];
  const offeredMoods = useStore(library.$offeredMoods).data;
  const counts = useSearchCounts(grid, shown);
  const panelId = useId();
  const turning = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    void library.loadFacets();
  }, [library]);

  useEffect(() => {
    void library.loadOfferedMoods(shown.objective);
  }, [library, shown.objective]);

  const filter = (change: Partial<LibraryQuery>) => {
    clearTimeout(turning.current);
    grid.filter(change);
    report(true);
  };
  const onLook = useCallback(
    (first: number) => {
      const page = Math.floor(first / PAGE_SIZE) + 1;
      clearTimeout(turning.current);
      turning.current = setTimeout(() => {
        if (page === grid.$query.get().page) return;
        grid.turnTo(page);
        report(false);
      }, REST_MS);
    },
    [grid, report],
  );
  useEffect(() => () => clearTimeout(turning.current), []);

  return (
    <section className="sr-grid">
      <Slot name="header">
        <GridHead heading={heading} icon={shown.icon} named={[...goals, ...categories]} />
      </Slot>
      <div className="sr-grid__top">
        <GridTabs
          tab={shown.tab}
          panelId={panelId}
          counts={counts}
          onChange={(tab) => filter({ ...DEFAULT_QUERY, search: shown.search, tab })}
        />
        <GridSearch query={shown} onChange={filter} />
      </div>
      <GridFilters
        query={shown}
        goals={goals}
        moods={moods}
        offeredMoods={offeredMoods}
        categories={categories}
        onChange={filter}
      />
      <div
        id={panelId}
        part="results"
        role="tabpanel"
        aria-label={t(shown.tab === 'recipes' ? 'library.recipes' : 'library.animations')}
      >
        <GridResults
          grid={grid}
          query={shown}
          onLook={onLook}
          onChange={filter}
          onClear={() => {
            grid.clearFilters();
            report(true);
          }}
          {...results}
        />
      </div>
    </section>
  );
}

/** The page is told where it is scrolled to once it rests: an address drawn anew costs frames. */
const REST_MS = 400;

/** What the page was told comes back within this time, or never. */
const ECHO_MS = 1000;

/** The grid, and a way to tell the page what it shows; what comes back of that through `query` is not news. */
function useGrid(query: string, onQueryChange: TemplateGridProps['onQueryChange']) {
  const spotreel = useSpotreel();
  const grid = useMemo(() => createLibraryGrid(spotreel), [spotreel]);
  const reported = useRef<string[]>([]);
  const forgetting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => grid.dispose(), [grid]);
  useEffect(() => {
    // an address may come back late, when more has been typed
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
