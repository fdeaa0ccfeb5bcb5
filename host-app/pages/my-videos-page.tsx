import { Link } from 'react-router';
import { ProjectsView, useTranslator } from '../../elements/index';
import { usePageTitle } from './page-title';

export function MyVideosPage() {
  const t = useTranslator();
  usePageTitle(t('projects.title'));
  return (
    <ProjectsView
      projectLink={(id, label, className) => (
        <Link to={`/project/${id}`} className={className}>
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
