import type { TutorialEntry } from '@spotreel/sdk/internal/contract';
import type { Watched } from '@spotreel/sdk/internal/stores';
import { CircleCheck, Clock } from 'lucide-react';
import { timeText } from '../../../controls/transport/time-text';
import { useTranslator } from '../../../foundation/text/translation';
import type { PageLink } from '../../help/page-link';
import { Poster } from '../poster';

export interface TutorialCardProps {
  tutorial: TutorialEntry;
  watched: Watched | undefined;
  pageLink: PageLink;
}

/** A tutorial in a list. The whole card leads to it. */
export function TutorialCard({ tutorial, watched, pageLink }: TutorialCardProps) {
  const { slug, title, summary, minutes, posterUrl, video } = tutorial;
  const t = useTranslator();
  return (
    <li className="sr-lecture-card">
      <Poster posterUrl={posterUrl} video={video} watched={watched} />
      <div className="sr-lecture-card__words">
        <h2 className="sr-lecture-card__title">{pageLink(`/tutorials/${slug}`, title, 'sr-lecture-card__link')}</h2>
        <p className="sr-lecture-card__text">{summary}</p>
        <p className="sr-lecture-facts">
          <span className="sr-lecture-facts__one">
            <Clock aria-hidden />
            {t('tutorials.minutes', { count: minutes })}
          </span>
          {video && watched && <WatchedText watched={watched} />}
        </p>
      </div>
    </li>
  );
}

function WatchedText({ watched: { isOver, seconds } }: { watched: Watched }) {
  const t = useTranslator();
  return (
    <span className="sr-lecture-facts__one">
      {isOver && <CircleCheck aria-hidden />}
      {isOver ? t('learning.watched') : t('learning.watchedTo', { time: timeText(seconds) })}
    </span>
  );
}
