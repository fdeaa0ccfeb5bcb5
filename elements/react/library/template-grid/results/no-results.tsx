import { useStore } from '@nanostores/react';
import { DEFAULT_QUERY, isFiltered, type LibraryGrid, type LibraryQuery } from '@spotreel/sdk/internal/stores';
import { SearchX } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../../../controls/button/button';
import { EmptyState } from '../../../controls/notice/notice';
import { useTranslator } from '../../../foundation/text/translation';
import { RecipeCard } from '../../recipe-card/recipe-card';
import type { CardActions } from '../card-actions';
import { useSearchCounts } from '../filters/use-search-counts';
import { TemplateCard } from '../template-card';

export interface NoResultsProps extends CardActions {
  grid: LibraryGrid;
  query: LibraryQuery;
  onClear: () => void;
  onChange: (change: Partial<LibraryQuery>) => void;
}

const TAB_NAMES = { recipes: 'library.otherRecipes', animations: 'library.otherAnimations' } as const;

/** A search without results here: items of the other tab, similar words, popular items. */
export function NoResults({ grid, query, onClear, onChange, ...actions }: NoResultsProps) {
  const t = useTranslator();
  const { data: suggestions } = useStore(grid.$suggestions);
  const isNarrow = isFiltered({ ...query, search: '' });
  useEffect(() => {
    if (query.search.trim()) void grid.loadSuggestions();
  }, [grid, query.search]);
  return (
    <div className="sr-no-results">
      <EmptyState
        className="sr-no-results__state"
        icon={<SearchX aria-hidden />}
        title={t(query.tab === 'recipes' ? 'library.nothingFoundRecipes' : 'library.nothingFoundAnimations', {
          search: query.search.trim(),
        })}
        action={<WiderSearch grid={grid} query={query} onClear={onClear} onChange={onChange} />}
      >
        {t(isNarrow ? 'library.emptyText' : 'library.otherWord')}
      </EmptyState>
      {suggestions && suggestions.words.length > 0 && (
        <fieldset className="sr-no-results__words">
          <legend>{t('library.nearWords')}</legend>
          {suggestions.words.map((word) => (
            <button key={word} type="button" className="sr-chip" onClick={() => onChange({ search: word })}>
              {word}
            </button>
          ))}
        </fieldset>
      )}
      <PopularItems grid={grid} query={query} {...actions} />
    </div>
  );
}

/** Buttons that find more: the other tab, no filters, no search. */
export function WiderSearch({ grid, query, onClear, onChange }: Omit<NoResultsProps, keyof CardActions>) {
  const t = useTranslator();
  const { tab, search, favourite } = query;
  const other = tab === 'recipes' ? 'animations' : 'recipes';
  const otherCount = useSearchCounts(grid, query)[other];
  return (
    <div className="sr-no-results__actions">
      {!!otherCount && (
        <Button onClick={() => onChange({ ...DEFAULT_QUERY, search, favourite, tab: other })}>
          {t(TAB_NAMES[other], { count: otherCount })}
        </Button>
      )}
      {isFiltered({ ...query, search: '' }) ? (
        <Button onClick={() => onChange({ ...DEFAULT_QUERY, tab, search })}>{t('library.clearFilters')}</Button>
      ) : (
        search.trim() !== '' && <Button onClick={onClear}>{t('library.clearSearch')}</Button>
      )}
    </div>
  );
}

function PopularItems({ grid, query, recipeAction, templateAction }: Omit<NoResultsProps, 'onClear' | 'onChange'>) {
  const t = useTranslator();
  const { data } = useStore(grid.$suggestions);
  const busy = useStore(grid.$busy);
  const busyRecipes = useStore(grid.$busyRecipes);
  const isRecipes = query.tab === 'recipes';
  const count = isRecipes ? data?.recipes.length : data?.templateGroups.length;
  if (!data || !count) return null;
  return (
    <section className="sr-no-results__popular">
      <h2 className="sr-no-results__title">{t(isRecipes ? 'library.popularRecipes' : 'library.popularAnimations')}</h2>
      <ul className="sr-no-results__cards sr-list">
        {isRecipes
          ? data.recipes.map((recipe) => (
              <li key={recipe.id}>
                <RecipeCard
                  recipe={recipe}
                  isBusy={busyRecipes.has(recipe.id)}
                  onToggleFavourite={grid.toggleRecipe}
                  action={recipeAction}
                  headingLevel={3}
                />
              </li>
            ))
          : data.templateGroups.map((group) => (
              <li key={group.id}>
                <TemplateCard
                  group={group}
                  orientation={query.orientation}
                  isBusy={busy.has(group.id)}
                  onToggleFavourite={grid.toggleFavourite}
                  action={templateAction}
                  headingLevel={3}
                />
              </li>
            ))}
      </ul>
    </section>
  );
}
