import { useNavigate } from 'react-router';
import { LibraryView, useTranslator } from '../../elements/index';
import { usePageTitle } from './page-title';

export function LibraryPage() {
  const t = useTranslator();
  const navigate = useNavigate();
  usePageTitle(t('app.library'));
  return <LibraryView onCreated={(id) => navigate(`/project/${id}`)} />;
}
