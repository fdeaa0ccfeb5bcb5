import type { Recipe, Section, TemplateGroup } from '@spotreel/sdk/internal/contract';
import { libraryQueryOf } from '@spotreel/sdk/internal/stores';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useTranslator } from '../../foundation/text/translation';
import { RecipeCard } from '../recipe-card/recipe-card';
import { TemplateCard } from '../template-grid/template-card';
import type { HomeLinks } from './home-links';

export interface SectionRowProps extends HomeLinks {
  section: Section;
  busy: ReadonlySet<number>;
  busyRecipes: ReadonlySet<number>;
  onToggleFavourite: (group: TemplateGroup) => void;
  onToggleRecipe: (recipe: Recipe) => void;
}

/** Columns of a large screen. Rows with fewer cards share a line. */
const MOST_COLUMNS = 4;

/** One goal or kind: a few cards that scroll sideways, and a link to all of them. */
export function SectionRow({ section, libraryLink, ...cards }: SectionRowProps) {
  const t = useTranslator();
  const headingId = useId();
  const { name, recipes, templateGroups } = section;
  const all = (
    <>
      {t('home.seeAll')} <ChevronRight aria-hidden />
    </>
  );
  const columns = Math.min(MOST_COLUMNS, recipes.length + templateGroups.length);
  return (
    <section className={`sr-home__row sr-home__row--${columns}`} aria-labelledby={headingId}>
      <div className="sr-home__row-head">
        <h2 id={headingId} className="sr-page__heading sr-home__heading">
          {name}
        </h2>
        {libraryLink(libraryQueryOf(section), all, 'sr-home__all', t('home.seeAllOf', { name }))}
      </div>
      <ul className="sr-home__cards sr-list" aria-labelledby={headingId}>
        <SectionCards section={section} {...cards} />
      </ul>
    </section>
  );
}

/** The recipes of a section, then its animations. */
function SectionCards({ section, busy, busyRecipes, ...actions }: Omit<SectionRowProps, 'libraryLink'>) {
  return (
    <>
      {section.recipes.map((recipe) => (
        <li key={`recipe ${recipe.id}`} className="sr-home__card">
          <RecipeCard
            recipe={recipe}
            isBusy={busyRecipes.has(recipe.id)}
            onToggleFavourite={actions.onToggleRecipe}
            action={actions.recipeAction}
            headingLevel={3}
          />
        </li>
      ))}
      {section.templateGroups.map((group) => (
        <li key={`group ${group.id}`} className="sr-home__card">
          <TemplateCard
            group={group}
            orientation={null}
            isBusy={busy.has(group.id)}
            onToggleFavourite={actions.onToggleFavourite}
            action={actions.templateAction}
            headingLevel={3}
          />
        </li>
      ))}
    </>
  );
}
