import { HomeView, useTranslator } from '@spotreel/elements/internal/react';
import { Link, useNavigate } from 'react-router';
import { libraryAddress, recipeLink, templateLink } from '../library/library-links';
import { usePageTitle } from '../page-title';

export function HomePage() {
  const t = useTranslator();
  const navigate = useNavigate();
  usePageTitle(t('app.home'));
  return (
    <HomeView
      recipeAction={recipeLink}
      templateAction={templateLink}
      projectLink={(id, label, className) => (
        <Link to={`/project/${id}`} className={className}>
          {label}
        </Link>
      )}
      projectsLink={(label, className, name) => (
        <Link to="/account/my-videos" className={className} aria-label={name}>
          {label}
        </Link>
      )}
      libraryLink={(query, label, className, name) => (
        <Link to={libraryAddress(query)} className={className} aria-label={name}>
          {label}
        </Link>
      )}
      onSearch={(query) => navigate(libraryAddress(query))}
    />
  );
}
