import type { Recipe } from '@spotreel/sdk/internal/contract';
import { DEFAULT_QUERY, formatLibraryQuery } from '@spotreel/sdk/internal/stores';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { Thumbnail } from '../../controls/thumbnail/thumbnail';
import { useTranslator } from '../../foundation/text/translation';
import type { HomeLinks } from './home-links';

export interface HomeHeroProps extends Pick<HomeLinks, 'libraryLink' | 'onSearch'> {
  /** Three of them are its picture. Undefined while loading: empty frames. An empty list: no picture. */
  recipes: readonly Recipe[] | undefined;
}

/** For the first visit: what the product does, the way to begin, and examples beside it. */
export function HomeHero({ recipes, ...start }: HomeHeroProps) {
  const t = useTranslator();
  return (
    <header className="sr-home__hero">
      <div className="sr-home__words">
        <h1 className="sr-home__title">{t('home.title')}</h1>
        <p className="sr-home__text">{t('home.text')}</p>
        <HomeStart {...start} />
      </div>
      {recipes?.length !== 0 && <HeroPictures recipes={recipes} />}
    </header>
  );
}

/** For people who have videos: the same start in one line, so that their videos come first. */
export function HomeHead(start: Pick<HomeLinks, 'libraryLink' | 'onSearch'>) {
  const t = useTranslator();
  return (
    <header className="sr-home__head">
      <h1 className="sr-page__title">{t('home.title')}</h1>
      <HomeStart {...start} />
    </header>
  );
}

/** In place of both until it is known which one a person gets. */
export function SkeletonHead() {
  return (
    <div className="sr-home__head" aria-hidden>
      <Skeleton shape="title" />
    </div>
  );
}

/** The search, and the one primary action of the page. */
function HomeStart({ libraryLink, onSearch }: Pick<HomeLinks, 'libraryLink' | 'onSearch'>) {
  const t = useTranslator();
  return (
    <div className="sr-home__start">
      {onSearch && <HomeSearch onSearch={onSearch} />}
      {libraryLink('', t('home.start'), 'sr-button sr-button--primary sr-button--lg')}
    </div>
  );
}

function HeroPictures({ recipes = [] }: Pick<HomeHeroProps, 'recipes'>) {
  const [first, second, third] = new Map(recipes.map((recipe) => [recipe.id, recipe])).values();
  return (
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
      <Thumbnail src={third?.posters.portrait} ratio="portrait" className="sr-home__picture sr-home__picture--tall" />
    </div>
  );
}

interface HomeSearchProps {
  /** Gets the query of the library's address, when a person presses Enter. */
  onSearch: (query: string) => void;
}

/** A search of the whole library. */
function HomeSearch({ onSearch }: HomeSearchProps) {
  const t = useTranslator();
  const [text, setText] = useState('');
  const label = t('home.search');

  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch(formatLibraryQuery({ ...DEFAULT_QUERY, search: text.trim() }));
  }
  return (
    <search aria-label={label} className="sr-home__search">
      <form onSubmit={submit}>
        <label className="sr-filters__search">
          <Search aria-hidden />
          <span className="sr-visually-hidden">{label}</span>
          <input
            type="search"
            className="sr-input"
            enterKeyHint="search"
            maxLength={200}
            placeholder={label}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </label>
      </form>
    </search>
  );
}
