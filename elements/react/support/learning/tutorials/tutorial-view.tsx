import { useStore } from '@nanostores/react';
import type { Tutorial, TutorialEntry } from '@spotreel/sdk/internal/contract';
import { createTutorials, type Failure } from '@spotreel/sdk/internal/stores';
import { Clock } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { RetryButton } from '../../../controls/button/retry-button';
import { EmptyState } from '../../../controls/notice/notice';
import { Skeleton } from '../../../controls/skeleton/skeleton';
import { useSpotreel } from '../../../foundation/spotreel-context';
import { useTranslator } from '../../../foundation/text/translation';
import { useLoadInLanguage } from '../../../foundation/use-load-in-language';
import { BackLink } from '../../help/back-link';
import type { PageLink } from '../../help/page-link';
import { useLearningStyles } from '../learning-styles';
import { LectureBody } from '../lecture-body';
import { NeighborLinks } from '../neighbor-links';
import { AUDIENCE_PAGES } from './audience-pages';

/** Props of `TutorialView`: the tutorial, and links to other pages of the host. */
export interface TutorialViewProps {
  /** The tutorial's name in its address. */
  slug: string;
  pageLink: PageLink;
  /** The title is known: the page can name its tab. */
  onTitle?: (title: string) => void;
  /** Rendered when there is no such tutorial. */
  notFound: ReactNode;
}

/** One tutorial: its video with chapters, and its steps with pictures of the screen. */
export function TutorialView({ slug, pageLink, onTitle, notFound }: TutorialViewProps) {
  useLearningStyles();
  const spotreel = useSpotreel();
  const [store] = useState(() => createTutorials(spotreel));
  const { data: tutorial, failure } = useStore(store.$tutorial);
  useLoadInLanguage(useCallback(() => store.open(slug), [store, slug]));
  useEffect(() => {
    if (tutorial) onTitle?.(tutorial.title);
  }, [tutorial, onTitle]);

  if (failure?.code === 'not_found') return notFound;
  if (failure) return <TutorialFailure failure={failure} onRetry={() => void store.open(slug)} />;
  if (!tutorial)
    return (
      <div className="sr-reading">
        <Skeleton shape="line" className="sr-learning__loading" />
      </div>
    );
  return <OpenTutorial key={tutorial.slug} tutorial={tutorial} pageLink={pageLink} />;
}

function OpenTutorial({ tutorial, pageLink }: { tutorial: Tutorial; pageLink: PageLink }) {
  const t = useTranslator();
  const { slug, title, summary, minutes, audience, previous, next } = tutorial;
  return (
    <div className="sr-reading">
      {pageLink(AUDIENCE_PAGES[audience].to, <BackLink label={t('tutorials.all')} />, 'sr-reading__back')}
      <article className="sr-lecture">
        <header>
          <h1 className="sr-reading__title">{title}</h1>
          <p className="sr-lecture__summary">{summary}</p>
          <p className="sr-lecture-facts">
            <span className="sr-lecture-facts__one">
              <Clock aria-hidden />
              {t('tutorials.minutes', { count: minutes })}
            </span>
          </p>
        </header>
        <LectureBody name={slug} lecture={tutorial} pageLink={pageLink} />
      </article>
      <NeighborLinks
        label={t('tutorials.more')}
        previous={previous ? neighborOf(previous, t('tutorials.previous')) : undefined}
        next={next ? neighborOf(next, t('tutorials.next')) : undefined}
        pageLink={pageLink}
      />
    </div>
  );
}

function neighborOf({ slug, title }: TutorialEntry, label: string) {
  return { to: `/tutorials/${slug}`, title, label };
}

function TutorialFailure({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const t = useTranslator();
  return (
    <EmptyState title={t('tutorials.openErrorTitle')} action={<RetryButton failure={failure} onRetry={onRetry} />}>
      {failure.message}
    </EmptyState>
  );
}
