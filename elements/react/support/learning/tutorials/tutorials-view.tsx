import { useStore } from '@nanostores/react';
import type { TutorialAudience } from '@spotreel/sdk/internal/contract';
import { createTutorials, createWatched } from '@spotreel/sdk/internal/stores';
import { GraduationCap } from 'lucide-react';
import { useCallback, useState } from 'react';
import { RetryButton } from '../../../controls/button/retry-button';
import { EmptyState } from '../../../controls/notice/notice';
import { useSpotreel } from '../../../foundation/spotreel-context';
import { useTranslator } from '../../../foundation/text/translation';
import { useLoadInLanguage } from '../../../foundation/use-load-in-language';
import type { PageLink } from '../../help/page-link';
import { CardsLoading, LearningHead } from '../learning-head';
import { useLearningStyles } from '../learning-styles';
import { AUDIENCE_PAGES } from './audience-pages';
import { TutorialCard } from './tutorial-card';

/** Props of `TutorialsView`: the audience, and links to other pages of the host. */
export interface TutorialsViewProps {
  audience: TutorialAudience;
  pageLink: PageLink;
}

/** The tutorials for one audience, with links to those of the others. */
export function TutorialsView({ audience, pageLink }: TutorialsViewProps) {
  useLearningStyles();
  const t = useTranslator();
  return (
    <section className="sr-learning" aria-labelledby="tutorials-title">
      <LearningHead id="tutorials-title" title={t('tutorials.title')} text={t('tutorials.text')} />
      <nav aria-label={t('tutorials.audiences')} className="sr-audiences">
        {Object.entries(AUDIENCE_PAGES).map(([name, page]) => {
          const look = name === audience ? 'sr-audience sr-audience--open' : 'sr-audience';
          return <span key={name}>{pageLink(page.to, t(page.name), look)}</span>;
        })}
      </nav>
      <TutorialCards audience={audience} pageLink={pageLink} />
    </section>
  );
}

function TutorialCards({ audience, pageLink }: TutorialsViewProps) {
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [store] = useState(() => createTutorials(spotreel));
  const [videos] = useState(() => createWatched());
  const watched = useStore(videos.$watched);
  const { data, failure } = useStore(store.$tutorials);
  useLoadInLanguage(useCallback(() => store.load(audience), [store, audience]));

  if (failure)
    return (
      <EmptyState
        title={t('tutorials.errorTitle')}
        action={<RetryButton failure={failure} onRetry={() => void store.load(audience)} />}
      >
        {failure.message}
      </EmptyState>
    );
  if (!data) return <CardsLoading />;
  if (data.length === 0)
    return (
      <EmptyState icon={<GraduationCap aria-hidden />} title={t('tutorials.emptyTitle')}>
        {t('tutorials.emptyText')}
      </EmptyState>
    );
  return (
    <ul className="sr-lecture-cards">
      {data.map((tutorial) => (
        <TutorialCard key={tutorial.slug} tutorial={tutorial} watched={watched[tutorial.slug]} pageLink={pageLink} />
      ))}
    </ul>
  );
}
