import { ProjectsView, useTranslator } from '@spotreel/elements/react';
import { Link, useNavigate } from 'react-router';
import { usePageTitle } from './page-title';

export function MyVideosPage() {
  const t = useTranslator();
  const navigate = useNavigate();
  usePageTitle(t('projects.title'));
  return (
    <ProjectsView
      hasSharing
      projectLink={(id, label, className) => (
        <Link to={`/project/${id}`} className={className}>
          {label}
        </Link>
      )}
      onOpen={(id) => navigate(`/project/${id}`)}
      batchLink={(label, className) => (
        <Link to="/make-many" className={className}>
          {label}
        </Link>
      )}
      libraryLink={(label, className) => (
        <Link to="/" className={className}>
          {label}
        </Link>
      )}
    />
  );
}
