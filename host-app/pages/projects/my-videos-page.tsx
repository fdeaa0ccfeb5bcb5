import { useTranslator } from '@spotreel/elements/internal/react';
import { ProjectsView } from '@spotreel/elements/react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { usePageTitle } from '../page-title';

/** `?share=` names a video whose link is open at first: emails about comments lead here. */
export function MyVideosPage() {
  const t = useTranslator();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const sharedId = Number(query.get('share'));
  usePageTitle(t('projects.title'));
  return (
    <ProjectsView
      hasSharing
      sharedProjectId={Number.isSafeInteger(sharedId) && sharedId > 0 ? sharedId : undefined}
      projectLink={(id, label, className) => (
        <Link to={`/project/${id}`} className={className}>
          {label}
        </Link>
      )}
      onOpen={(id) => navigate(`/project/${id}`)}
      onOpenBrief={(id) => navigate(`/viddybot?brief=${id}`)}
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
