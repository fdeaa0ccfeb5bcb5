import { useStore } from '@nanostores/react';
import { createRecipePage, type Failure, type RecipeChoice } from '@spotreel/sdk/internal/stores';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { RetryButton } from '../../controls/button/retry-button';
import { Notice } from '../../controls/notice/notice';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { useLoadInLanguage } from '../../foundation/use-load-in-language';
import { DetailFacts } from '../library-page/detail-facts';
import { DetailHead } from '../library-page/detail-head';
import { DetailSkeleton } from '../library-page/detail-skeleton';
import { useDetailStyles } from '../library-page/detail-styles';
import { StartAction } from '../library-page/start-action';
import { useGridStyles } from '../template-grid/grid-styles';
import { RecipeChoices } from './recipe-choices';
import { RecipeKit } from './recipe-kit';
import { RecipeScenes } from './recipe-scenes';
import { SampleStage, type SampleStageProps } from './sample-stage';

/** The recipe to show. */
export interface RecipeViewProps {
  recipeId: number;
  /** A new video was made. */
  onCreated: (projectId: number) => void;
  /** The way to making many videos of a style from a table. */
  batchLink?: ((choice: RecipeChoice, label: string, className: string) => ReactNode) | undefined;
  /** Its name is known. */
  onName?: ((name: string) => void) | undefined;
  /** Rendered when there is no such recipe. */
  notFound: ReactNode;
}

/** One recipe before it is used: what it is for, how its styles look, its scenes and its music. */
export function RecipeView({ recipeId, onCreated, batchLink, onName, notFound }: RecipeViewProps) {
  useDetailStyles();
  useGridStyles();
  const spotreel = useSpotreel();
  const [page] = useState(() => createRecipePage(spotreel));
  const { data: recipe, failure } = useStore(page.$recipe);
  const [sounding, setSounding] = useState<'sample' | 'kit'>();
  const onSample = useCallback(() => setSounding('sample'), []);
  const onKit = useCallback(() => setSounding('kit'), []);

  useLoadInLanguage(useCallback(() => page.open(recipeId), [page, recipeId]));
  useEffect(() => {
    if (recipe) onName?.(recipe.name);
  }, [recipe, onName]);

  if (failure?.code === 'not_found') return notFound;
  if (failure) return <RecipeFailure failure={failure} onRetry={() => page.open(recipeId)} />;
  if (!recipe) return <DetailSkeleton />;
  return (
    <article className="sr-detail">
      <RecipeTop
        page={page}
        recipe={recipe}
        isSilenced={sounding === 'kit'}
        onSound={onSample}
        onCreated={onCreated}
        batchLink={batchLink}
      />
      <RecipeScenes page={page} />
      <RecipeKit page={page} isSilenced={sounding === 'sample'} onSound={onKit} />
    </article>
  );
}

function RecipeFailure({ failure, onRetry }: { failure: Failure; onRetry: () => unknown }) {
  const t = useTranslator();
  return (
    <Notice tone="danger" title={t('recipe.errorTitle')} action={<RetryButton failure={failure} onRetry={onRetry} />}>
      {failure.message !== t('recipe.errorTitle') && failure.message}
    </Notice>
  );
}

interface RecipeTopProps extends Pick<RecipeViewProps, 'onCreated' | 'batchLink'>, SampleStageProps {}

function RecipeTop({ onCreated, batchLink, ...stage }: RecipeTopProps) {
  const { page, recipe } = stage;
  const t = useTranslator();
  const choice = useStore(page.$choice);
  const start = useStore(page.$start);
  const busy = useStore(page.$busy);

  async function use() {
    const projectId = await page.use();
    if (projectId !== undefined) onCreated(projectId);
  }

  return (
    <div className="sr-detail__top">
      <SampleStage {...stage} />
      <div className="sr-detail__side">
        <DetailHead
          item={recipe}
          isFavourite={recipe.isFavourite}
          isBusy={busy.has(recipe.id)}
          onToggleFavourite={page.toggleFavourite}
        />
        {choice && (
          <RecipeChoices
            families={recipe.templateFamilies}
            choice={choice}
            onFamily={page.chooseFamily}
            onRatio={page.chooseRatio}
          />
        )}
        {choice && <StartAction {...start} tier={recipe.tier} label={t('library.use')} onStart={use} />}
        {choice && batchLink?.(choice, t('recipe.fromTable'), 'sr-link')}
        <RecipeFacts page={page} recipe={recipe} />
      </div>
    </div>
  );
}

function RecipeFacts({ page, recipe }: Pick<SampleStageProps, 'page' | 'recipe'>) {
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
      ]}
    />
  );
}
