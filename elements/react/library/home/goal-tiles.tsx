import type { Section } from '@spotreel/sdk/internal/contract';
import { libraryQueryOf } from '@spotreel/sdk/internal/stores';
import { LibraryPicture } from '../../controls/library-icon/library-picture';
import { useTranslator } from '../../foundation/text/translation';
import type { HomeLinks } from './home-links';

export interface GoalTilesProps extends Pick<HomeLinks, 'libraryLink'> {
  sections: readonly Section[];
}

/** The goals at a glance: the quickest way to what one came for. */
export function GoalTiles({ sections, libraryLink }: GoalTilesProps) {
  const t = useTranslator();
  return (
    <nav aria-label={t('home.goals')}>
      <ul className="sr-home__goals sr-list">
        {sections.map((section) => {
          const { id, goal } = section;
          if (!goal) return null;
          const label = (
            <>
              <LibraryPicture slug={goal.slug} look="tile" />
              {goal.name}
            </>
          );
          return <li key={id}>{libraryLink(libraryQueryOf(section), label, 'sr-home__goal')}</li>;
        })}
      </ul>
    </nav>
  );
}
