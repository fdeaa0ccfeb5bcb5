import type { Category, Goal } from '@spotreel/sdk/contract';
import { useTranslator } from '../foundation/translation';
import { LibraryIcon } from '../library-icon/library-icon';

export interface GridHeadProps {
  /** Wins over everything else. */
  heading: string | undefined;
  /** Slug of the goal or category that the library was opened for. */
  icon: string | null;
  /** What has slugs. */
  named: readonly (Goal | Category)[];
}

/** What the list is about: a goal or a category with its picture, or all that there is. */
export function GridHead({ heading, icon, named }: GridHeadProps) {
  const t = useTranslator();
  const about = icon === null ? undefined : named.find(({ slug }) => slug === icon);
  const text = about && 'description' in about ? String(about.description) : t('library.text');
  return (
    <header className="sr-grid__head">
      {about && <LibraryIcon slug={about.slug} look="tile" />}
      <div className="sr-library__head" part="header">
        <h1 className="sr-page__title">{heading ?? about?.name ?? t('library.title')}</h1>
        <p className="sr-page__text">{text}</p>
      </div>
    </header>
  );
}
