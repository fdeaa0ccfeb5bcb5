import { IdeasView } from '@spotreel/elements/internal/account';
import { useTranslator } from '@spotreel/elements/internal/react';
import { useSearchParams } from 'react-router';
import { usePageTitle } from '../page-title';

/** Ideas of the person. The address has the open one: `?idea=5`. `?about=review`: it asks for a review instead. */
export function IdeasPage() {
  const t = useTranslator();
  const [query, setQuery] = useSearchParams();
  const isReview = query.get('about') === 'review';
  usePageTitle(t(isReview ? 'app.review' : 'app.ideas'));
  const id = Number(query.get('idea'));
  const ideaId = Number.isSafeInteger(id) && id > 0 ? id : undefined;
  return (
    <IdeasView
      ideaId={ideaId}
      isReview={isReview}
      onOpen={(opened) => setQuery(opened === undefined ? {} : { idea: String(opened) })}
    />
  );
}
