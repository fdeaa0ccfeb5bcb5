import { useStore } from '@nanostores/react';
import { SearchX } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Recipe } from '../../../sdk/contract/schemas/library';
import { Button } from '../button/button';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/translation';
import { EmptyState, Notice } from '../notice/notice';
import { RecipeCard } from '../recipe-card/recipe-card';
import { RecipeFilters } from '../recipe-filters/recipe-filters';
import { Skeleton } from '../skeleton/skeleton';
import { StartDialog } from '../start-dialog/start-dialog';

export interface LibraryViewProps {
  heading?: string;
  /** A new project was made from a recipe. */
  onCreated: (projectId: number) => void;
}

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The recipes by goal and mood, and the way from one of them to a new video. */
export function LibraryView({ heading, onCreated }: LibraryViewProps) {
  const t = useTranslator();
  const { library } = useSpotreel();
  const filters = useStore(library.$filters);
  const goals = useStore(library.$goals).data ?? [];
  const moods = useStore(library.$moods).data ?? [];
  const recipes = useStore(library.$recipes);
  const hasMore = useStore(library.$hasMore);
  const [chosen, setChosen] = useState<Recipe>();
  const found = recipes.data?.data;

  useEffect(() => {
    void library.load();
  }, [library]);

  return (
    <section className="sr-library" aria-busy={recipes.status === 'loading'}>
      <header className="sr-library__head">
        <h1 className="sr-library__title">{heading ?? t('library.title')}</h1>
        <p className="sr-library__text">{t('library.text')}</p>
      </header>
      <RecipeFilters
        goals={goals}
        moods={moods}
        values={{ goalId: filters.goal ?? undefined, moodId: filters.mood ?? undefined, search: filters.search }}
        onChange={({ goalId, moodId, search }) =>
          library.filter({ goal: goalId ?? null, mood: moodId ?? null, search })
        }
      />
      <p className="sr-visually-hidden" role="status">
        {found && t('library.resultCount', { count: recipes.data?.totalCount ?? found.length })}
      </p>
      {recipes.failure && (
        <Notice
          tone="danger"
          title={t('library.errorTitle')}
          action={<Button onClick={() => library.load()}>{t('app.retry')}</Button>}
        >
          {recipes.failure.message}
        </Notice>
      )}
      {found?.length === 0 ? (
        <EmptyState
          icon={<SearchX aria-hidden />}
          title={t('library.emptyTitle')}
          action={
            <Button onClick={() => library.filter({ goal: null, mood: null, search: '' })}>
              {t('library.clearFilters')}
            </Button>
          }
        >
          {t('library.emptyText')}
        </EmptyState>
      ) : (
        <ul className="sr-cards sr-list">
          {found
            ? found.map((recipe) => (
                <li key={recipe.id}>
                  <RecipeCard recipe={recipe} onSelect={setChosen} />
                </li>
              ))
            : !recipes.failure && SKELETONS.map((key) => <SkeletonCard key={key} />)}
        </ul>
      )}
      {hasMore && <Button onClick={() => library.loadMore()}>{t('projects.more')}</Button>}
      {chosen && <StartDialog recipe={chosen} onClose={() => setChosen(undefined)} onCreated={onCreated} />}
    </section>
  );
}

function SkeletonCard() {
  return (
    <li className="sr-cards__skeleton">
      <Skeleton shape="landscape" />
      <Skeleton shape="title" />
      <Skeleton shape="line" />
    </li>
  );
}
