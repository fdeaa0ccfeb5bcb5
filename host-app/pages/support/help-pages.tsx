import { HelpArticleView, HelpView } from '@spotreel/elements/internal/account';
import { useTranslator } from '@spotreel/elements/internal/react';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { PageSearch } from '../library/template-search';
import { NothingHere } from '../not-found-page';
import { pageLink } from '../page-link';
import { usePageTitle } from '../page-title';

/** All help articles. The address has what is searched for, so that the way back from an article leads to it. */
export function HelpPage() {
  const t = useTranslator();
  const [query, setQuery] = useSearchParams();
  usePageTitle(t('app.help'));
  return (
    <HelpView
      pageLink={pageLink}
      search={query.get('search') ?? ''}
      onSearch={(search) => setQuery(search ? { search } : {}, { replace: true })}
    />
  );
}

export function HelpArticlePage() {
  const t = useTranslator();
  const { slug = '' } = useParams();
  const [title, setTitle] = useState<string>();
  usePageTitle(title ?? t('app.help'));
  return <HelpArticleView key={slug} slug={slug} pageLink={pageLink} onTitle={setTitle} notFound={<NoArticle />} />;
}

function NoArticle() {
  const t = useTranslator();
  return (
    <NothingHere
      title={t('help.notFoundTitle')}
      text={t('help.notFoundText')}
      nearest={{ to: '/help', label: t('help.all') }}
      search={<PageSearch label={t('help.search')} addressOf={(query) => (query ? `/help?${query}` : '/help')} />}
    />
  );
}
