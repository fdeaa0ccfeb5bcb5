import { IdeasView } from '@spotreel/elements/account';
import { useTranslator } from '@spotreel/elements/react';
import { useSearchParams } from 'react-router';
import { usePageTitle } from './page-title';

/** Ideas of the person. The address has the open one: `?idea=5`. */
export function IdeasPage() {
  const t = useTranslator();
  const [query, setQuery] = useSearchParams();
  usePageTitle(t('app.ideas'));
  const id = Number(query.get('idea'));
  const ideaId = Number.isSafeInteger(id) && id > 0 ? id : undefined;
  return (
    <IdeasView ideaId={ideaId} onOpen={(opened) => setQuery(opened === undefined ? {} : { idea: String(opened) })} />
  );
}
