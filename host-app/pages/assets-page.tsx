import { MediaLibrary } from '@spotreel/elements/account';
import { useTranslator } from '@spotreel/elements/react';
import { Link } from 'react-router';
import { usePageTitle } from './page-title';

export function AssetsPage() {
  const t = useTranslator();
  usePageTitle(t('app.assets'));
  return (
    <MediaLibrary
      projectLink={(id, label, className) => (
        <Link to={`/project/${id}`} className={className}>
          {label}
        </Link>
      )}
    />
  );
}
