import type { Recipe } from '@spotreel/sdk/internal/contract';
import { memo, type ReactNode } from 'react';
import { useTranslator } from '../../foundation/text/translation';
import { FavouriteButton } from '../card-parts/favourite-button';
import { HoverPicture } from '../card-parts/hover-picture';
import { PremiumMark } from '../card-parts/premium-mark';
import { RatioMarks } from '../card-parts/ratio-marks';
import { useActive } from '../card-parts/use-active';

export interface RecipeCardProps {
  recipe: Recipe;
  /** Its star is being changed. */
  isBusy: boolean;
  onToggleFavourite: (recipe: Recipe) => void;
  /** The way to the recipe, around its name; it covers the card. */
  action: (recipe: Recipe, label: string, className: string) => ReactNode;
  /** Loading of its picture. Default `lazy`. */
  loading?: 'eager' | 'lazy' | undefined;
  /** Heading level of its name. Default 2. */
  headingLevel?: 2 | 3 | undefined;
}

/** One recipe of the library: its still, what it is for, how long it lasts. */
export const RecipeCard = memo(function RecipeCard({
  recipe,
  isBusy,
  onToggleFavourite,
  action,
  loading,
  headingLevel = 2,
}: RecipeCardProps) {
  const { isActive, handlers } = useActive(recipe.id);
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="sr-recipe-card" part="card" {...handlers}>
      <div className="sr-recipe-card__pictures">
        <HoverPicture
          poster={recipe.posters.landscape}
          preview={recipe.previews.landscape}
          ratio="landscape"
          isActive={isActive}
          loading={loading}
          className="sr-recipe-card__picture"
        />
      </div>
      <div className="sr-card-words sr-card-words--recipe">
        <Heading className="sr-card-words__name" title={recipe.name}>
          {action(recipe, recipe.name, 'sr-card-action')}
        </Heading>
        <FavouriteButton item={recipe} isBusy={isBusy} onToggle={onToggleFavourite} />
        <p className="sr-card-words__text">{recipe.description}</p>
        <CardFacts recipe={recipe} />
        <RatioMarks ratios={recipe.templateFamilies[0]?.orientation ?? []} />
      </div>
    </article>
  );
});

function CardFacts({ recipe }: Pick<RecipeCardProps, 'recipe'>) {
  const t = useTranslator();
  const { durationSeconds, familyCount, tier, templateFamilies } = recipe;
  const family = templateFamilies[0];
  const facts = [
    t('library.seconds', { count: Math.round(durationSeconds) }),
    ...(family ? [t('library.scenes', { count: family.defaultIngredientIds.length })] : []),
    ...(familyCount > 1 ? [t('library.styles', { count: familyCount })] : []),
  ];
  return (
    <p className="sr-card-words__facts">
      {tier === 'premium' && <PremiumMark />}
      {facts.join(' · ')}
    </p>
  );
}
