import { useStore } from '@nanostores/react';
import type { Ratio, Recipe, TemplateGroup } from '@spotreel/sdk/contract';
import { isFiltered, type LibraryGrid, type LibraryQuery, PAGE_SIZE, type PagedList } from '@spotreel/sdk/stores';
import { SearchX, Star } from 'lucide-react';
import { type ComponentType, type ReactNode, Suspense, useCallback } from 'react';
import { Button } from '../button/button';
import { lazyPart } from '../foundation/lazy-part';
import { RetryButton } from '../foundation/retry-button';
import { Slot } from '../foundation/slot';
import { useTranslator } from '../foundation/translation';
import { EmptyState, Notice } from '../notice/notice';
import { RecipeCard } from '../recipe-card/recipe-card';
import type { CardActions } from './card-actions';
import type { CardShape } from './card-shape';
import { FirstCards, showWidth } from './first-cards';
import { SkeletonCard } from './skeleton-card';
import { TemplateCard } from './template-card';
import type { VirtualCardsProps } from './virtual-cards';

/** A component of any item, as `lazy` cannot say it. */
type AnyVirtualCards = <Item>(props: VirtualCardsProps<Item>) => ReactNode;
const VirtualCards = lazyPart(() =>
  import('./virtual-cards').then((module) => ({ default: module.VirtualCards as ComponentType<unknown> })),
) as unknown as AnyVirtualCards;

const NoResults = lazyPart(() => import('./no-results').then((module) => ({ default: module.NoResults })));

const RECIPE_SHAPE: CardShape = { minWidth: 304, ratio: 'landscape', words: 'recipe' };
/** Every format in a frame of one shape. */
const MIXED_SHAPE: CardShape = { minWidth: 288, ratio: 'landscape', words: 'template' };
const SHAPES: Readonly<Record<Ratio, CardShape>> = {
  landscape: { minWidth: 288, ratio: 'landscape', words: 'template' },
  portrait: { minWidth: 168, ratio: 'portrait', words: 'template' },
  square: { minWidth: 216, ratio: 'square', words: 'template' },
};
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

interface GridResultsProps extends CardActions {
  grid: LibraryGrid;
  query: LibraryQuery;
  /** Place on show, from 0. */
  onLook: (first: number) => void;
  onClear: () => void;
  /** Other words, or the other tab. */
  onChange: (change: Partial<LibraryQuery>) => void;
}

/** The cards of the chosen tab. */
export function GridResults(props: GridResultsProps) {
  return props.query.tab === 'recipes' ? <RecipeResults {...props} /> : <TemplateResults {...props} />;
}

function RecipeResults(props: GridResultsProps) {
  const { grid, recipeAction } = props;
  const t = useTranslator();
  const card = useCallback(
    (recipe: Recipe) => <RecipeCard recipe={recipe} action={recipeAction} loading="eager" />,
    [recipeAction],
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
  const t = useTranslator();
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
      <p className={totalCount ? 'sr-grid__count' : 'sr-visually-hidden'} role="status">
        {totalCount !== undefined &&
          t(query.tab === 'recipes' ? 'library.resultCount' : 'library.templateCount', { count: totalCount })}
      </p>
      {failure && (
        <Slot name="error">
          <Notice
            tone="danger"
            title={t('library.errorTitle')}
            action={<RetryButton failure={failure} onRetry={list.retry} />}
          >
            {failure.message}
          </Notice>
        </Slot>
      )}
      {totalCount === 0 && (
        <Slot name="empty">
          {query.search.trim() ? (
            <Suspense fallback={null}>
              <NoResults {...props} />
            </Suspense>
          ) : (
            <Empty {...props} />
          )}
        </Slot>
      )}
      {totalCount === undefined && !failure && (
        <Slot name="loading">
          <Skeletons shape={shape} />
        </Slot>
      )}
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

function Empty({ query, onClear }: Pick<GridResultsProps, 'query' | 'onClear'>) {
  const t = useTranslator();
  const isRecipes = query.tab === 'recipes';
  const isNoFavourite = query.favourite && !isFiltered({ ...query, favourite: false });
  return (
    <EmptyState
      icon={isNoFavourite ? <Star aria-hidden /> : <SearchX aria-hidden />}
      title={t(isNoFavourite ? 'library.noFavourites' : isRecipes ? 'library.emptyTitle' : 'library.noTemplates')}
      action={isFiltered(query) && <Button onClick={onClear}>{t('library.clearFilters')}</Button>}
    >
      {t(isNoFavourite ? 'library.noFavouritesText' : 'library.emptyText')}
    </EmptyState>
  );
}

function Skeletons({ shape }: { shape: CardShape }) {
  return (
    <div className="sr-first-cards" ref={(node) => showWidth(node, shape)}>
      {SKELETONS.map((key) => (
        <SkeletonCard key={key} ratio={shape.ratio} words={shape.words} />
      ))}
    </div>
  );
}
