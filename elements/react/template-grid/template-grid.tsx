import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useId, useState } from 'react';
import { createLibraryGrid, type LibraryGrid, PAGE_SIZE } from '../../../sdk/stores/library-grid/library-grid';
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
  const grid = useGrid(query);
  const shown = useStore(grid.$query);
  const goals = useStore(library.$goals).data ?? [];
  const moods = useStore(library.$moods).data ?? [];
  const categories = useStore(library.$categories).data ?? [];
  const panelId = useId();

  useEffect(() => {
    void library.loadFacets();
  }, [library]);

  const tell = useCallback(
    (isNewList: boolean) => onQueryChange?.(formatLibraryQuery(grid.$query.get()), isNewList),
    [grid, onQueryChange],
  );
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

function useGrid(query: string): LibraryGrid {
  const spotreel = useSpotreel();
  const [grid, setGrid] = useState(() => createLibraryGrid(spotreel));
  useEffect(() => {
    const opened = createLibraryGrid(spotreel);
    setGrid(opened);
    return () => opened.dispose();
  }, [spotreel]);
  useEffect(() => grid.show(parseLibraryQuery(query)), [grid, query]);
  return grid;
}
