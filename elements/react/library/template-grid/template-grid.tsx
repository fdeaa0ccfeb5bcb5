import { useStore } from '@nanostores/react';
import type { Category, Goal, Mood } from '@spotreel/sdk/internal/contract';
import { DEFAULT_QUERY, type LibraryQuery } from '@spotreel/sdk/internal/stores';
import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useId } from 'react';
import { Slot } from '../../foundation/page/slot';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import type { CardActions } from './card-actions';
import { GridFilters } from './filters/grid-filters';
import { GridHead } from './filters/grid-head';
import { GridTabs } from './filters/grid-tabs';
import { useSearchCounts } from './filters/use-search-counts';
import { useGridStyles } from './grid-styles';
import { GridResults } from './results/grid-results';
import { useGridChanges } from './use-grid-changes';
import { useReportedGrid } from './use-reported-grid';

/** Props of `TemplateGrid`: the list, and the action of a card. */
export interface TemplateGridProps extends CardActions {
  /** Default: the heading of the message catalogue. */
  heading?: string | undefined;
  /** Query of the list, as in a URL: `tab=animations&orientation=square`. Default: all recipes. */
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

interface GridSearchProps {
  query: LibraryQuery;
  onChange: (change: Pick<LibraryQuery, 'search'>) => void;
}

/** Finds as one types. */
function GridSearch({ query, onChange }: GridSearchProps) {
  const t = useTranslator();
  const label = t(query.tab === 'animations' ? 'library.searchTemplates' : 'library.search');
  return (
    <search aria-label={label} className="sr-grid__search" part="search">
      <label className="sr-filters__search">
        <Search aria-hidden />
        <span className="sr-visually-hidden">{label}</span>
        <input
          type="search"
          className="sr-input"
          maxLength={200}
          placeholder={label}
          value={query.search}
          onChange={(event) => onChange({ search: event.currentTarget.value })}
        />
      </label>
    </search>
  );
}

interface Facets {
  readonly goals: readonly Goal[];
  readonly moods: readonly Mood[];
  readonly categories: readonly Category[];
  /** Ids of the moods that have something for the chosen goal; undefined: all of them. */
  readonly offeredMoods: ReadonlySet<number> | undefined;
}

/** Filters of the list. Empty until it is loaded. */
function useFacets(objective: LibraryQuery['objective']): Facets {
  const { library } = useSpotreel();
  const goals = useStore(library.$goals).data ?? [];
  const moods = useStore(library.$moods).data ?? [];
  const categories = useStore(library.$categories).data ?? [];
  const offeredMoods = useStore(library.$offeredMoods).data;

  useEffect(() => {
    void library.loadFacets();
  }, [library]);

  useEffect(() => {
    void library.loadOfferedMoods(objective);
  }, [library, objective]);

  return { goals, moods, categories, offeredMoods };
}
