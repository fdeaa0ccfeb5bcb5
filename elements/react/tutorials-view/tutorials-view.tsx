import { useStore } from '@nanostores/react';
import type { TutorialAudience } from '@spotreel/sdk/contract';
import type { MessageKey } from '@spotreel/sdk/i18n';
import { createTutorials } from '@spotreel/sdk/stores';
import { GraduationCap } from 'lucide-react';
import { useEffect, useState } from 'react';
import { RetryButton } from '../foundation/retry-button';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/translation';
import type { PageLink } from '../help-view/page-link';
import { useHelpScreen } from '../help-view/use-help-screen';
import { EmptyState } from '../notice/notice';
import { Skeleton } from '../skeleton/skeleton';

/** Whom the tutorials are for, and links to other pages of the host. */
export interface TutorialsViewProps {
  audience: TutorialAudience;
  pageLink: PageLink;
}

const PAGES: readonly { readonly audience: TutorialAudience; readonly to: string; readonly name: MessageKey }[] = [
  { audience: 'everyone', to: '/tutorials', name: 'tutorials.everyone' },
  { audience: 'agency', to: '/tutorials/agency', name: 'tutorials.agency' },
  { audience: 'white-label', to: '/tutorials/white-label', name: 'tutorials.whiteLabel' },
];

/** The tutorials for one audience, with links to those of the others. */
export function TutorialsView({ audience, pageLink }: TutorialsViewProps) {
  useHelpScreen();
  const t = useTranslator();
  return (
    <section className="sr-tutorials" aria-labelledby="tutorials-title">
      <header>
        <h1 id="tutorials-title" className="sr-tutorials__title">
          {t('tutorials.title')}
        </h1>
        <p className="sr-tutorials__text">{t('tutorials.text')}</p>
      </header>
      <nav aria-label={t('tutorials.audiences')} className="sr-tutorials__audiences">
        {PAGES.map((page) => {
          const isOpen = page.audience === audience;
          const look = isOpen ? 'sr-tutorials__audience sr-tutorials__audience--open' : 'sr-tutorials__audience';
          return <span key={page.audience}>{pageLink(page.to, t(page.name), look)}</span>;
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
  const { data, failure } = useStore(store.$tutorials);
  useEffect(() => void store.load(audience), [store, audience]);

  if (failure)
    return (
      <EmptyState
        title={t('tutorials.errorTitle')}
        action={<RetryButton failure={failure} onRetry={() => void store.load(audience)} />}
      >
        {failure.message}
      </EmptyState>
    );
  if (!data) return <Skeleton shape="line" className="sr-tutorials__loading" />;
  if (data.length === 0)
    return (
      <EmptyState icon={<GraduationCap aria-hidden />} title={t('tutorials.emptyTitle')}>
        {t('tutorials.emptyText')}
      </EmptyState>
    );
  return (
    <ul className="sr-tutorials__list">
      {data.map(({ slug, title, summary, minutes }) => (
        <li key={slug} className="sr-tutorial-card">
          <h2 className="sr-tutorial-card__title">{pageLink(`/tutorials/${slug}`, title, 'sr-tutorial-card__link')}</h2>
          <p className="sr-tutorial-card__text">{summary}</p>
          <p className="sr-tutorial-card__minutes">{t('tutorials.minutes', { count: minutes })}</p>
        </li>
      ))}
    </ul>
  );
}
