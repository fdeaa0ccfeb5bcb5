import type { ProjectSummary } from '@spotreel/sdk/internal/contract';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Thumbnail } from '../../controls/thumbnail/thumbnail';
import { shortDayText } from '../../foundation/text/dates';
import { useTranslator } from '../../foundation/text/translation';
import type { HomeLinks } from './home-links';

export interface RecentsRowProps extends Pick<HomeLinks, 'projectLink' | 'projectsLink'> {
  projects: readonly ProjectSummary[];
}

/** The videos that were edited last, and a link to all of them. Nothing without one. */
export function RecentsRow({ projects, projectLink, projectsLink }: RecentsRowProps) {
  const t = useTranslator();
  const headingId = useId();
  if (projects.length === 0) return null;
  const all = (
    <>
      {t('home.seeAll')} <ChevronRight aria-hidden />
    </>
  );
  return (
    <section className="sr-home__row" aria-labelledby={headingId}>
      <div className="sr-home__row-head">
        <h2 id={headingId} className="sr-page__heading sr-home__heading">
          {t('home.recents')}
        </h2>
        {projectsLink?.(all, 'sr-home__all', t('home.seeAllVideos'))}
      </div>
      <ul className="sr-home__cards sr-list" aria-labelledby={headingId}>
        {projects.map(({ id, name, posterUrl, ratio, updatedAt }) => (
          <li key={id} className="sr-home__card sr-home__recent">
            <div className="sr-home__recent-picture">
              <Thumbnail src={posterUrl} ratio={ratio} className="sr-home__recent-still" />
            </div>
            <h3 className="sr-home__recent-name">{projectLink(id, name, 'sr-home__recent-link')}</h3>
            <p className="sr-home__recent-date">{t('home.edited', { date: shortDayText(t, updatedAt) })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
