import type { ReactNode } from 'react';
import type { Recipe } from '../../../sdk/contract/schemas/library';
import { useTranslator } from '../foundation/translation';
import { HoverPicture } from '../template-grid/hover-picture';
import { useActive } from '../template-grid/use-active';
import { Thumbnail } from '../thumbnail/thumbnail';

export interface RecipeCardProps {
  recipe: Recipe;
  /** The way to the recipe, around its name; it covers the card. */
  action: (recipe: Recipe, label: string, className: string) => ReactNode;
  /** Of its name. Default 2. */
  headingLevel?: 2 | 3 | undefined;
}

/** One recipe of the library: its still, what it is for, how long it lasts. */
export function RecipeCard({ recipe, action, headingLevel = 2 }: RecipeCardProps) {
  const t = useTranslator();
  const { isActive, handlers } = useActive();
  const Heading = `h${headingLevel}` as const;
  const family = recipe.templateFamilies[0];
  return (
    <article className="sr-recipe-card" {...handlers}>
      <div className="sr-recipe-card__pictures">
        <HoverPicture
          poster={recipe.posters.landscape}
          preview={recipe.previews.landscape}
          ratio="landscape"
          isActive={isActive}
          className="sr-recipe-card__picture"
        />
        <Thumbnail src={recipe.posters.portrait} ratio="portrait" className="sr-recipe-card__portrait" />
        {recipe.tier === 'premium' && <span className="sr-badge">{t('library.premium')}</span>}
      </div>
      <Heading className="sr-recipe-card__name">{action(recipe, recipe.name, 'sr-recipe-card__action')}</Heading>
      <p className="sr-recipe-card__text">{recipe.description}</p>
      <p className="sr-recipe-card__facts">
        <span>{t('library.seconds', { count: Math.round(recipe.durationSeconds) })}</span>
        {family && <span>{t('library.scenes', { count: family.defaultIngredientIds.length })}</span>}
        <span>{recipe.moods.map((mood) => mood.name).join(', ')}</span>
      </p>
    </article>
  );
}
