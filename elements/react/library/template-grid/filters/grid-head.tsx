import type { Category, Goal } from '@spotreel/sdk/internal/contract';
import { LibraryIcon } from '../../../controls/library-icon/library-icon';
import { useTranslator } from '../../../foundation/text/translation';

export interface GridHeadProps {
  /** Wins over everything else. */
  heading: string | undefined;
  /** Slug of the goal or category that the library was opened for. */
  icon: string | null;
  /** The list shows favorites alone. */
  isFavourites: boolean;
  /** Goals and categories with slugs. */
  named: readonly (Goal | Category)[];
}

/** Subject of the list: a goal or a category with its picture, the favorites, or all templates. */
export function GridHead({ heading, icon, isFavourites, named }: GridHeadProps) {
  const t = useTranslator();
  const about = icon === null ? undefined : named.find(({ slug }) => slug === icon);
  const title = t(isFavourites ? 'library.favourites' : 'library.title');
  const unnamed = t(isFavourites ? 'library.favouritesText' : 'library.text');
  const text = about && 'description' in about ? String(about.description) : unnamed;
  return (
    <header className="sr-grid__head">
      {about && <LibraryIcon slug={about.slug} look="tile" />}
      <div className="sr-library__head" part="header">
        <h1 className="sr-page__title">{heading ?? about?.name ?? title}</h1>
        <p className="sr-page__text">{text}</p>
      </div>
    </header>
  );
}
