import { useStore } from '@nanostores/react';
import { createHelp, type HelpStore } from '@spotreel/sdk/internal/stores';
import { LifeBuoy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { RetryButton } from '../../controls/button/retry-button';
import { EmptyState } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { useLoadInLanguage } from '../../foundation/use-load-in-language';
import { HelpResults } from './help-results';
import { useHelpScreen } from './help-screen';
import { HelpSearchField } from './help-search-field';
import type { PageLink } from './page-link';

/** The search, and links to other pages of the host. */
export interface HelpViewProps {
  pageLink: PageLink;
  /** Words to search for at first, such as those of the page's address. */
  search?: string;
  /** Called when the query changes. */
  onSearch?: (search: string) => void;
}

/** All help articles by topic, and a search that answers as you type. */
export function HelpView({ pageLink, search = '', onSearch }: HelpViewProps) {
  useHelpScreen();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [help] = useState(() => createHelp(spotreel));
  const query = useStore(help.$query);

  useLoadInLanguage(help.reload);
  useEffect(() => help.dispose, [help]);
  useEffect(() => help.search(search), [help, search]);

  return (
    <section className="sr-help-page" aria-labelledby="help-title">
      <header className="sr-help-page__head">
        <h1 id="help-title" className="sr-help-page__title">
          {t('help.title')}
        </h1>
        <HelpSearchField
          search={search}
          onSearch={(text) => {
            help.search(text);
            onSearch?.(text.trim());
          }}
        />
      </header>
      {query === '' ? (
        <HelpTopics help={help} pageLink={pageLink} />
      ) : (
        <HelpResults help={help} pageLink={pageLink} onClear={() => onSearch?.('')} />
      )}
    </section>
  );
}

function HelpTopics({ help, pageLink }: { help: HelpStore; pageLink: PageLink }) {
  const t = useTranslator();
  const { data: topics, failure } = useStore(help.$topics);
  if (failure)
    return (
      <EmptyState
        title={t('help.errorTitle')}
        action={<RetryButton failure={failure} onRetry={() => void help.load()} />}
      >
        {failure.message}
      </EmptyState>
    );
  if (!topics) return <LoadingTopics />;
  if (topics.length === 0)
    return (
      <EmptyState icon={<LifeBuoy aria-hidden />} title={t('help.emptyTitle')}>
        {t('help.emptyText')}
      </EmptyState>
    );
  return (
    <div className="sr-help-topics">
      {topics.map(({ name, articles }) => (
        <section key={name} className="sr-help-topic" aria-label={name}>
          <h2 className="sr-help-topic__title">{name}</h2>
          <ul className="sr-help-topic__list">
            {articles.map(({ slug, title }) => (
              <li key={slug}>{pageLink(`/help/${slug}`, title, 'sr-help-topic__link')}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const PLACES = [0, 1, 2, 3, 4, 5];

function LoadingTopics() {
  return (
    <div className="sr-help-topics">
      {PLACES.map((place) => (
        <Skeleton key={place} shape="line" className="sr-help-topics__loading" />
      ))}
    </div>
  );
}
