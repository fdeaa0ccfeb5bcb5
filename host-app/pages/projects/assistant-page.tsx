import { AssistantView } from '@spotreel/elements/internal/account';
import { useTranslator } from '@spotreel/elements/internal/react';
import { useNavigate, useSearchParams } from 'react-router';
import { usePageTitle } from '../page-title';

/** A brief becomes a storyboard, and the storyboard a project in the editor. `?brief=` names an earlier one: videos link to theirs. */
export function AssistantPage() {
  const t = useTranslator();
  const navigate = useNavigate();
  usePageTitle(t('app.assistant'));
  const [query] = useSearchParams();
  const briefId = Number(query.get('brief'));
  return (
    <AssistantView
      briefId={Number.isSafeInteger(briefId) && briefId > 0 ? briefId : undefined}
      onCreated={(id) => navigate(`/project/${id}`)}
    />
  );
}
