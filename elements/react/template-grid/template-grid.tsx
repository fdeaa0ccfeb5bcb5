import { useStore } from '@nanostores/react';
import { DEFAULT_QUERY, type LibraryQuery } from '@spotreel/sdk/internal/stores';
import { type ReactNode, useId } from 'react';
import { Slot } from '../foundation/slot';
import { useTranslator } from '../foundation/translation';
import type { CardActions } from './card-actions';
import { GridFilters } from './grid-filters';
import { GridHead } from './grid-head';
import { GridResults } from './grid-results';
import { GridSearch } from './grid-search';
import { useGridStyles } from './grid-styles';
import { GridTabs } from './grid-tabs';
import { useFacets } from './use-facets';
import { useGridChanges } from './use-grid-changes';
import { useReportedGrid } from './use-reported-grid';
import { useSearchCounts } from './use-search-counts';

/** What the grid shows, and what a card does. */
export interface TemplateGridProps extends CardActions {
  /** Default: the heading of the message catalogue. */
  heading?: string | undefined;
  /** What it shows, as the query of a URL: `tab=animations&orientation=square`. Default: all recipes. */
  query?: string | undefined;
  /** The user has changed what it shows. `isNewList`: another list, not another place in the same one. */
  onQueryChange?: ((query: string, isNewList: boolean) => void) | undefined;
}

/**
 * The library: recipes and animations, filtered by kind, purpose, format, mood and text.
 *
 * @example
 * ```tsx
 * import { TemplateGrid } from '@spotreel/elements/react';
 *
 * const grid = (
 *   <TemplateGrid
 *     query="orientation=square"
 *     recipeAction={({ id }, label, className) => <a href={'/recipes/' + id} className={className}>{label}</a>}
 *     templateAction={({ id }, label, className) => <a href={'/animations/' + id} className={className}>{label}</a>}
 *   />
 * );
 * ```
 */
export function TemplateGrid({ heading, query = '', onQueryChange, ...results }: TemplateGridProps) {
  useGridStyles();
  const { grid, report } = useReportedGrid(query, onQueryChange);
  const shown = useStore(grid.$query);
  const counts = useSearchCounts(grid, shown);
  const facets = useFacets(shown.objective);
  const { filter, clear, onLook } = useGridChanges(grid, report);
  const panelId = useId();

  return (
    <section className="sr-grid">
      <Slot name="header">
        <GridHead
          heading={heading}
          icon={shown.icon}
          isFavourites={shown.favourite}
          named={[...facets.goals, ...facets.categories]}
        />
      </Slot>
      <div className="sr-grid__top">
        <GridTabs
          tab={shown.tab}
          panelId={panelId}
          counts={counts}
          onChange={(tab) => filter({ ...DEFAULT_QUERY, search: shown.search, favourite: shown.favourite, tab })}
        />
        <GridSearch query={shown} onChange={filter} />
      </div>
      <GridFilters query={shown} {...facets} onChange={filter} />
      <GridPanel id={panelId} tab={shown.tab}>
        <GridResults grid={grid} query={shown} onLook={onLook} onChange={filter} onClear={clear} {...results} />
      </GridPanel>
    </section>
  );
}

interface GridPanelProps {
  id: string;
  tab: LibraryQuery['tab'];
  children: ReactNode;
}

/** The panel of the chosen tab. */
function GridPanel({ id, tab, children }: GridPanelProps) {
  const t = useTranslator();
  const label = t(tab === 'recipes' ? 'library.recipes' : 'library.animations');
  return (
    <div id={id} part="results" role="tabpanel" aria-label={label}>
      {children}
    </div>
  );
}
