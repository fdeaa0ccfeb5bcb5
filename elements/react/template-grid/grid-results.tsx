import { useStore } from '@nanostores/react';
import { SearchX } from 'lucide-react';
import { type ComponentType, type ReactNode, Suspense, useCallback } from 'react';
import type { Ratio } from '../../../sdk/contract/schemas/scalars';
import { type LibraryGrid, PAGE_SIZE } from '../../../sdk/stores/library-grid/library-grid';
import { isFiltered, type LibraryQuery } from '../../../sdk/stores/library-grid/library-query';
import type { PagedList } from '../../../sdk/stores/library-grid/paged-list';
import { Button } from '../button/button';
import { lazyPart } from '../foundation/lazy-part';
import { useTranslator } from '../foundation/translation';
import { EmptyState, Notice } from '../notice/notice';
import { RecipeCard } from '../recipe-card/recipe-card';
import type { CardActions } from './card-actions';
import type { CardShape } from './card-shape';
import { FirstCards, SkeletonCard } from './first-cards';
import { TemplateCard } from './template-card';
import type { VirtualCardsProps } from './virtual-cards';

/** A component of any item, as `lazy` cannot say it. */
type AnyVirtualCards = <Item>(props: VirtualCardsProps<Item>) => ReactNode;
const VirtualCards = lazyPart(() =>
  import('./virtual-cards').then((module) => ({ default: module.VirtualCards as ComponentType<unknown> })),
) as unknown as AnyVirtualCards;

const RECIPE_SHAPE: CardShape = { minWidth: 304, pictureRatio: 16 / 9, textHeight: 128 };
/** Every format in a frame of one shape. */
const MIXED_SHAPE: CardShape = { minWidth: 288, pictureRatio: 16 / 9, textHeight: 76 };
const SHAPES: Readonly<Record<Ratio, CardShape>> = {
  landscape: { minWidth: 280, pictureRatio: 16 / 9, textHeight: 72 },
  portrait: { minWidth: 168, pictureRatio: 9 / 16, textHeight: 72 },
  square: { minWidth: 216, pictureRatio: 1, textHeight: 72 },
};
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

interface GridResultsProps extends CardActions {
  grid: LibraryGrid;
  query: LibraryQuery;
  /** Place on show, from 0. */
  onLook: (first: number) => void;
  onClear: () => void;
}

/** The cards of the chosen tab. */
export function GridResults({ grid, query, recipeAction, templateAction, ...rest }: GridResultsProps) {
  const t = useTranslator();
  const busy = useStore(grid.$busy);
  if (query.tab === 'recipes')
    return (
      <Results
        {...rest}
        list={grid.recipes}
        query={query}
        label={t('library.recipes')}
        shape={RECIPE_SHAPE}
        card={(recipe) => <RecipeCard recipe={recipe} action={recipeAction} />}
      />
    );
  return (
    <Results
      {...rest}
      list={grid.groups}
      query={query}
      label={t('library.animations')}
      shape={query.orientation ? SHAPES[query.orientation] : MIXED_SHAPE}
      card={(group) => (
        <TemplateCard
          group={group}
          orientation={query.orientation}
          isBusy={busy.has(group.id)}
          onToggleFavourite={grid.toggleFavourite}
          action={templateAction}
        />
      )}
    />
  );
}

interface ResultsProps<Item> extends Pick<GridResultsProps, 'query' | 'onLook' | 'onClear' | 'startScroll'> {
  list: PagedList<Item>;
  label: string;
  shape: CardShape;
  card: (item: Item) => ReactNode;
}

function Results<Item>({ list, query, label, shape, card, onLook, onClear, startScroll }: ResultsProps<Item>) {
  const t = useTranslator();
  const state = useStore(list.$state);
  const { totalCount, status, failure } = state;
  const look = useCallback(
    (first: number, last: number) => {
      list.look(first, last);
      onLook(first);
    },
    [list, onLook],
  );
  return (
    <div
      className="sr-grid__results"
      aria-busy={status === 'loading'}
      data-stale={status === 'loading' && !!totalCount}
    >
      <p className={totalCount ? 'sr-grid__count' : 'sr-visually-hidden'} role="status">
        {totalCount !== undefined &&
          t(query.tab === 'recipes' ? 'library.resultCount' : 'library.templateCount', { count: totalCount })}
      </p>
      {failure && (
        <Notice
          tone="danger"
          title={t('library.errorTitle')}
          action={<Button onClick={list.retry}>{t('app.retry')}</Button>}
        >
          {failure.message}
        </Notice>
      )}
      {totalCount === 0 && <Empty query={query} onClear={onClear} />}
      {totalCount === undefined && !failure && <Skeletons />}
      {!!totalCount && (
        <Suspense fallback={<FirstCards label={label} state={state} card={card} minWidth={shape.minWidth} />}>
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

function Empty({ query, onClear }: { query: LibraryQuery; onClear: () => void }) {
  const t = useTranslator();
  const isRecipes = query.tab === 'recipes';
  const isNoFavourite = query.favourite && !isFiltered({ ...query, favourite: false });
  return (
    <EmptyState
      icon={<SearchX aria-hidden />}
      title={t(isNoFavourite ? 'library.noFavourites' : isRecipes ? 'library.emptyTitle' : 'library.noTemplates')}
      action={isFiltered(query) && <Button onClick={onClear}>{t('library.clearFilters')}</Button>}
    >
      {t(isNoFavourite ? 'library.noFavouritesText' : 'library.emptyText')}
    </EmptyState>
  );
}

function Skeletons() {
  return (
    <div className="sr-cards">
      {SKELETONS.map((key) => (
        <SkeletonCard key={key} />
      ))}
    </div>
  );
}
