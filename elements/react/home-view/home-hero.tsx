import type { Recipe } from '@spotreel/sdk/contract';
import type { ReactNode } from 'react';
import { useTranslator } from '../foundation/translation';
import { Thumbnail } from '../thumbnail/thumbnail';

export interface HomeHeroProps {
  /** Three of them are its picture. Undefined while loading: empty frames. An empty list: no picture. */
  recipes: readonly Recipe[] | undefined;
  action: ReactNode;
}

/** What the product is for, the way to begin, and examples beside it. */
export function HomeHero({ recipes, action }: HomeHeroProps) {
  const t = useTranslator();
  const different = [...new Map((recipes ?? []).map((recipe) => [recipe.id, recipe])).values()];
  const [first, second, third] = different;
  return (
    <header className="sr-home__hero">
      <div className="sr-home__words">
        <h1 className="sr-home__title">{t('home.title')}</h1>
        <p className="sr-home__text">{t('home.text')}</p>
        {action}
      </div>
      {(first || !recipes) && (
        <div className="sr-home__pictures" aria-hidden>
          <Thumbnail
            src={second?.posters.landscape}
            ratio="landscape"
            className="sr-home__picture sr-home__picture--back"
          />
          <Thumbnail
            src={first?.posters.landscape}
            ratio="landscape"
            className="sr-home__picture sr-home__picture--front"
          />
          <Thumbnail
            src={third?.posters.portrait}
            ratio="portrait"
            className="sr-home__picture sr-home__picture--tall"
          />
        </div>
      )}
    </header>
  );
}
