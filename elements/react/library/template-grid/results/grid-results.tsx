import { useStore } from '@nanostores/react';
import type { Ratio, Recipe, TemplateGroup } from '@spotreel/sdk/internal/contract';
import { type LibraryGrid, type LibraryQuery, PAGE_SIZE, type PagedList } from '@spotreel/sdk/internal/stores';
import { type ComponentType, type ReactNode, Suspense, useCallback } from 'react';
import { lazyPart } from '../../../controls/lazy-part/lazy-part';
import { useTranslator } from '../../../foundation/text/translation';
import { RecipeCard } from '../../recipe-card/recipe-card';
import type { CardActions } from '../card-actions';
import type { CardShape } from '../card-shape';
import { TemplateCard } from '../template-card';
import type { VirtualCardsProps } from '../virtual/virtual-cards';
import { FirstCards } from './first-cards';
import { LoadFailure, ResultCount, SkeletonCards } from './result-states';

/** A component of any item, as `lazy` cannot say it. */
type AnyVirtualCards = <Item>(props: VirtualCardsProps<Item>) => ReactNode;
const VirtualCards = lazyPart(() =>
  import('../virtual/virtual-cards').then((module) => ({ default: module.VirtualCards as ComponentType<unknown> })),
) as unknown as AnyVirtualCards;

const NothingFound = lazyPart(() => import('./nothing-found').then((module) => ({ default: module.NothingFound })));

const RECIPE_SHAPE: CardShape = { minWidth: 304, ratio: 'landscape', words: 'recipe' };
/** Every format in a frame of one shape. */
const MIXED_SHAPE: CardShape = { minWidth: 288, ratio: 'landscape', words: 'template' };
const SHAPES: Readonly<Record<Ratio, CardShape>> = {
  landscape: { minWidth: 288, ratio: 'landscape', words: 'template' },
  portrait: { minWidth: 168, ratio: 'portrait', words: 'template' },
  square: { minWidth: 216, ratio: 'square', words: 'template' },
};

interface GridResultsProps extends CardActions {
  grid: LibraryGrid;
  query: LibraryQuery;
  /** Called with the index of the first item in the view, from 0. */
  onLook: (first: number) => void;
  onClear: () => void;
  /** Another search text, or the other tab. */
  onChange: (change: Partial<LibraryQuery>) => void;
}

/** The cards of the chosen tab. */
export function GridResults(props: GridResultsProps) {
  return props.query.tab === 'recipes' ? <RecipeResults {...props} /> : <TemplateResults {...props} />;
}

function RecipeResults(props: GridResultsProps) {
  const { grid, recipeAction } = props;
  const t = useTranslator();
  const busy = useStore(grid.$busyRecipes);
  const card = useCallback(
    (recipe: Recipe) => (
      <RecipeCard
        recipe={recipe}
        isBusy={busy.has(recipe.id)}
        onToggleFavourite={grid.toggleRecipe}
        action={recipeAction}
        loading="eager"
      />
    ),
    [busy, grid, recipeAction],
  );
  return <Results {...props} list={grid.recipes} label={t('library.recipes')} shape={RECIPE_SHAPE} card={card} />;
}

function TemplateResults(props: GridResultsProps) {
  const { grid, templateAction } = props;
  const t = useTranslator();
  const busy = useStore(grid.$busy);
  const { orientation } = props.query;
  const card = useCallback(
    (group: TemplateGroup) => (
      <TemplateCard
        group={group}
        orientation={orientation}
        isBusy={busy.has(group.id)}
        onToggleFavourite={grid.toggleFavourite}
        action={templateAction}
        loading="eager"
      />
    ),
    [orientation, busy, grid, templateAction],
  );
  const shape = orientation ? SHAPES[orientation] : MIXED_SHAPE;
  return <Results {...props} list={grid.groups} label={t('library.animations')} shape={shape} card={card} />;
}

interface ResultsProps<Item> extends GridResultsProps {
  list: PagedList<Item>;
  label: string;
  shape: CardShape;
  card: (item: Item) => ReactNode;
}

function Results<Item>(props: ResultsProps<Item>) {
  const { list, query, label, shape, card, onLook, startScroll } = props;
  const state = useStore(list.$state);
  const { totalCount, status, failure, isStale } = state;
  const look = useCallback(
    (first: number, last: number) => {
      // a page ahead, so that rows meet their cards
      list.look(first - PAGE_SIZE, last + PAGE_SIZE);
      onLook(first);
    },
    [list, onLook],
  );
  return (
    <div className="sr-grid__results" aria-busy={status === 'loading'} data-stale={isStale}>
      <ResultCount tab={query.tab} count={totalCount} />
      {failure && <LoadFailure failure={failure} onRetry={list.retry} />}
      {totalCount === 0 && (
        <Suspense fallback={null}>
          <NothingFound {...props} />
        </Suspense>
      )}
      {totalCount === undefined && !failure && <SkeletonCards shape={shape} />}
      {!!totalCount && (
        <Suspense fallback={<FirstCards label={label} state={state} shape={shape} card={card} />}>
          <VirtualCards
            label={label}
            state={state}
            shape={shape}
            card={card}
            onLook={look}
            startPlace={(query.page - 1) * PAGE_SIZE}
            startScroll={startScroll}
          />
        </Suspense>
      )}
    </div>
  );
}
