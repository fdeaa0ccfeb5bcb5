import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Recipe } from '../../../sdk/contract/schemas/library';
import { createRecipePage, type RecipePage } from '../../../sdk/stores/recipe-page';
import { Button } from '../button/button';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/translation';
import { DetailFacts } from '../library-page/detail-facts';
import { DetailSkeleton } from '../library-page/detail-skeleton';
import { useDetailStyles } from '../library-page/detail-styles';
import { StartAction } from '../library-page/start-action';
import { Notice } from '../notice/notice';
import { Thumbnail } from '../thumbnail/thumbnail';
import { RecipeChoices } from './recipe-choices';
import { RecipeKit } from './recipe-kit';
import { RecipeScenes } from './recipe-scenes';

export interface RecipeViewProps {
  recipeId: number;
  /** A new video was made. */
  onCreated: (projectId: number) => void;
  /** Its name is known. */
  onName?: ((name: string) => void) | undefined;
  /** Stands here when there is no such recipe. */
  notFound: ReactNode;
}

/** One recipe before it is used: what it is for, how its styles look, its scenes and its music. */
export function RecipeView({ recipeId, onCreated, onName, notFound }: RecipeViewProps) {
  useDetailStyles();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [page] = useState(() => createRecipePage(spotreel));
  const { data: recipe, failure } = useStore(page.$recipe);

  useEffect(() => {
    void page.open(recipeId);
  }, [page, recipeId]);
  useEffect(() => {
    if (recipe) onName?.(recipe.name);
  }, [recipe, onName]);

  if (failure?.code === 'not_found') return notFound;
  if (failure)
    return (
      <Notice
        tone="danger"
        title={t('recipe.errorTitle')}
        action={<Button onClick={() => page.open(recipeId)}>{t('app.retry')}</Button>}
      >
        {failure.message !== t('recipe.errorTitle') && failure.message}
      </Notice>
    );
  if (!recipe) return <DetailSkeleton />;
  return (
    <article className="sr-detail">
      <RecipeTop page={page} recipe={recipe} onCreated={onCreated} />
      <RecipeScenes page={page} />
      <RecipeKit page={page} />
    </article>
  );
}

interface RecipeTopProps extends Pick<RecipeViewProps, 'onCreated'> {
  page: RecipePage;
  recipe: Recipe;
}

function RecipeTop({ page, recipe, onCreated }: RecipeTopProps) {
  const t = useTranslator();
  const choice = useStore(page.$choice);
  const start = useStore(page.$start);
  const ratio = choice?.ratio ?? 'landscape';

  async function use() {
    const projectId = await page.use();
    if (projectId !== undefined) onCreated(projectId);
  }

  return (
    <div className="sr-detail__top">
      <div className="sr-detail__stage">
        <Thumbnail
          src={choice?.family.posters[ratio] ?? recipe.posters[ratio]}
          ratio={ratio}
          className={`sr-detail__picture sr-detail__picture--${ratio}`}
        />
      </div>
      <div className="sr-detail__side">
        <header className="sr-detail__head">
          {recipe.tier === 'premium' && (
            <span className="sr-badge sr-badge--inline sr-detail__badge">{t('library.premium')}</span>
          )}
          <h1 className="sr-detail__title">{recipe.name}</h1>
          <p className="sr-detail__text">{recipe.description}</p>
        </header>
        {choice && (
          <RecipeChoices
            families={recipe.templateFamilies}
            choice={choice}
            onFamily={page.chooseFamily}
            onRatio={page.chooseRatio}
          />
        )}
        {choice && <StartAction {...start} label={t('library.use')} onStart={use} />}
        <RecipeFacts page={page} recipe={recipe} />
      </div>
    </div>
  );
}

function RecipeFacts({ page, recipe }: Omit<RecipeTopProps, 'onCreated'>) {
  const t = useTranslator();
  const choice = useStore(page.$choice);
  const { data: scenes } = useStore(page.$scenes);
  const seconds = scenes ? scenes.reduce((sum, { duration }) => sum + duration, 0) : recipe.durationSeconds;
  const count = choice?.family.defaultIngredientIds.length ?? 0;
  const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name).join(', ');
  const length = [
    t('library.seconds', { count: Math.round(seconds) }),
    ...(count > 0 ? [t('library.scenes', { count })] : []),
  ];
  return (
    <DetailFacts
      facts={[
        [t('recipe.goals'), names(recipe.goals)],
        [t('recipe.moods'), choice?.family.moods.join(', ') || names(recipe.moods)],
        [t('recipe.length'), length.join(' · ')],
        [t('recipe.tempo'), choice ? t('library.bpm', { count: choice.family.bpm }) : ''],
        [t('recipe.typeface'), choice?.family.fontFamily ?? ''],
      ]}
    />
  );
}
