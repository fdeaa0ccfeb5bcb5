import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useId, useMemo, useRef } from 'react';
import { createLibraryGrid, PAGE_SIZE } from '../../../sdk/stores/library-grid/library-grid';
import {
  DEFAULT_QUERY,
  formatLibraryQuery,
  type LibraryQuery,
  parseLibraryQuery,
} from '../../../sdk/stores/library-grid/library-query';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/translation';
import type { CardActions } from './card-actions';
import { GridFilters } from './grid-filters';
import { GridResults } from './grid-results';
import { useGridStyles } from './grid-styles';
import { GridTabs } from './grid-tabs';

export interface TemplateGridProps extends CardActions {
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
  const { grid, tell } = useGrid(query, onQueryChange);
  const shown = useStore(grid.$query);
  const goals = useStore(library.$goals).data ?? [];
  const moods = useStore(library.$moods).data ?? [];
  const categories = useStore(library.$categories).data ?? [];
  const panelId = useId();

  useEffect(() => {
    void library.loadFacets();
  }, [library]);

  const filter = (change: Partial<LibraryQuery>) => {
    grid.filter(change);
    tell(true);
  };
  const onLook = useCallback(
    (first: number) => {
      const page = Math.floor(first / PAGE_SIZE) + 1;
      if (page === grid.$query.get().page) return;
      grid.turnTo(page);
      tell(false);
    },
    [grid, tell],
  );

  return (
    <section className="sr-grid">
      <header className="sr-library__head">
        <h1 className="sr-library__title">{heading ?? t('library.title')}</h1>
        <p className="sr-library__text">{t('library.text')}</p>
      </header>
      <GridTabs
        tab={shown.tab}
        panelId={panelId}
        onChange={(tab) => filter({ ...DEFAULT_QUERY, search: shown.search, tab })}
      />
      <GridFilters query={shown} goals={goals} moods={moods} categories={categories} onChange={filter} />
      <div
        id={panelId}
        role="tabpanel"
        aria-label={t(shown.tab === 'recipes' ? 'library.recipes' : 'library.animations')}
      >
        <GridResults
          grid={grid}
          query={shown}
          onLook={onLook}
          onClear={() => {
            grid.clearFilters();
            tell(true);
          }}
          {...results}
        />
      </div>
    </section>
  );
}

/** What the page was told comes back within this time, or never. */
const ECHO_MS = 1000;

/** The grid, and a way to tell the page what it shows; what comes back of that through `query` is not news. */
function useGrid(query: string, onQueryChange: TemplateGridProps['onQueryChange']) {
  const spotreel = useSpotreel();
  const grid = useMemo(() => createLibraryGrid(spotreel), [spotreel]);
  const told = useRef<string[]>([]);
  const forgetting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => grid.dispose(), [grid]);
  useEffect(() => {
    // an address may come back late, when more has been typed
    const isEcho = told.current.includes(query);
    if (told.current.at(-1) === query) told.current = [];
    if (!isEcho) grid.show(parseLibraryQuery(query));
  }, [grid, query]);
  const tell = useCallback(
    (isNewList: boolean) => {
      const address = formatLibraryQuery(grid.$query.get());
      told.current.push(address);
      clearTimeout(forgetting.current);
      forgetting.current = setTimeout(() => (told.current = []), ECHO_MS);
      onQueryChange?.(address, isNewList);
    },
    [grid, onQueryChange],
  );
  return { grid, tell };
}
