import { AssistantView } from '@spotreel/elements/account';
import { useTranslator } from '@spotreel/elements/react';
import { useNavigate } from 'react-router';
import { usePageTitle } from './page-title';

/** A brief becomes a storyboard, and the storyboard a project in the editor. */
export function AssistantPage() {
  const t = useTranslator();
  const navigate = useNavigate();
  usePageTitle(t('app.assistant'));
  return <AssistantView onCreated={(id) => navigate(`/project/${id}`)} />;
}
