import { useStore } from '@nanostores/react';
import type { HelpStore } from '@spotreel/sdk/internal/stores';
import { SearchX } from 'lucide-react';
import { Button } from '../../controls/button/button';
import { RetryButton } from '../../controls/button/retry-button';
import { EmptyState } from '../../controls/notice/notice';
import { useTranslator } from '../../foundation/text/translation';
import type { PageLink } from './page-link';

export interface HelpResultsProps {
  help: HelpStore;
  pageLink: PageLink;
  onClear: () => void;
}

/** Results of the search. The former results stay until the next ones are there. */
export function HelpResults({ help, pageLink, onClear }: HelpResultsProps) {
  const t = useTranslator();
  const { data, failure, status } = useStore(help.$found);
  if (failure)
    return (
      <EmptyState
        title={t('help.errorTitle')}
        action={<RetryButton failure={failure} onRetry={() => void help.searchAgain()} />}
      >
        {failure.message}
      </EmptyState>
    );
  if (!data) return null;
  if (data.results.length === 0)
    return (
      <EmptyState
        icon={<SearchX aria-hidden />}
        title={t('help.noneTitle')}
        action={<Button onClick={onClear}>{t('help.clear')}</Button>}
      >
        {t('help.noneText', { search: data.query })}
      </EmptyState>
    );
  return (
    <div aria-busy={status === 'loading'}>
      <p className="sr-help-results__count" role="status">
        {t('help.results', { count: data.results.length })}
      </p>
      <ol className="sr-help-results">
        {data.results.map(({ slug, title, topic, excerpt }) => (
          <li key={slug} className="sr-help-result">
            {pageLink(`/help/${slug}`, title, 'sr-help-result__title')}
            <p className="sr-help-result__text">{excerpt}</p>
            <p className="sr-help-result__topic">{topic}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
