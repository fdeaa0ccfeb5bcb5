import { useStore } from '@nanostores/react';
import type { Tutorial } from '@spotreel/sdk/contract';
import { createTutorials, type Failure } from '@spotreel/sdk/stores';
import { FileQuestionMark } from 'lucide-react';
import { useEffect, useState } from 'react';
import { RetryButton } from '../foundation/retry-button';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/translation';
import { BackLink } from '../help-view/back-link';
import { HelpBlocks } from '../help-view/help-blocks';
import type { PageLink } from '../help-view/page-link';
import { useHelpScreen } from '../help-view/use-help-screen';
import { EmptyState } from '../notice/notice';
import { Skeleton } from '../skeleton/skeleton';

/** Which tutorial, and links to other pages of the host. */
export interface TutorialViewProps {
  /** The tutorial's name in its address. */
  slug: string;
  pageLink: PageLink;
  /** The title is known: the page can name its tab. */
  onTitle?: (title: string) => void;
}

/** One tutorial with its steps. */
export function TutorialView({ slug, pageLink, onTitle }: TutorialViewProps) {
  useHelpScreen();
  const spotreel = useSpotreel();
  const [store] = useState(() => createTutorials(spotreel));
  const { data: tutorial, failure } = useStore(store.$tutorial);
  useEffect(() => void store.open(slug), [store, slug]);
  useEffect(() => {
    if (tutorial) onTitle?.(tutorial.title);
  }, [tutorial, onTitle]);

  if (failure) return <NoTutorial failure={failure} pageLink={pageLink} onRetry={() => void store.open(slug)} />;
  if (!tutorial)
    return (
      <div className="sr-tutorials">
        <Skeleton shape="line" className="sr-tutorials__loading" />
      </div>
    );
  return <Steps tutorial={tutorial} pageLink={pageLink} />;
}

const PAGES = { everyone: '/tutorials', agency: '/tutorials/agency', 'white-label': '/tutorials/white-label' } as const;

function Steps({ tutorial, pageLink }: { tutorial: Tutorial; pageLink: PageLink }) {
  const t = useTranslator();
  const { title, summary, minutes, audience, blocks, next } = tutorial;
  return (
    <div className="sr-reading">
      {pageLink(PAGES[audience], <BackLink label={t('tutorials.all')} />, 'sr-reading__back')}
      <article>
        <h1 className="sr-reading__title">{title}</h1>
        <p className="sr-reading__summary">{summary}</p>
        <p className="sr-tutorials__minutes">{t('tutorials.minutes', { count: minutes })}</p>
        <HelpBlocks blocks={blocks} pageLink={pageLink} />
      </article>
      {next && (
        <div>
          {pageLink(
            `/tutorials/${next.slug}`,
            t('tutorials.next', { title: next.title }),
            'sr-button sr-button--primary sr-button--md',
          )}
        </div>
      )}
    </div>
  );
}

interface NoTutorialProps {
  failure: Failure;
  pageLink: PageLink;
  onRetry: () => void;
}

function NoTutorial({ failure, pageLink, onRetry }: NoTutorialProps) {
  const t = useTranslator();
  if (failure.code === 'not_found')
    return (
      <EmptyState
        icon={<FileQuestionMark aria-hidden />}
        title={t('tutorials.notFoundTitle')}
        action={pageLink('/tutorials', t('tutorials.all'), 'sr-button sr-button--primary sr-button--md')}
      >
        {t('tutorials.notFoundText')}
      </EmptyState>
    );
  return (
    <EmptyState title={t('tutorials.openErrorTitle')} action={<RetryButton failure={failure} onRetry={onRetry} />}>
      {failure.message}
    </EmptyState>
  );
}
