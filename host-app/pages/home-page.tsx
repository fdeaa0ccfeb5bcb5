import { HomeView, useTranslator } from '@spotreel/elements/react';
import { Link } from 'react-router';
import { recipeLink, templateLink } from './library-links';
import { usePageTitle } from './page-title';

export function HomePage() {
  const t = useTranslator();
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
      libraryLink={(query, label, className, name) => (
        <Link to={query ? `/grid?${query}` : '/grid'} className={className} aria-label={name}>
          {label}
        </Link>
      )}
    />
  );
}
