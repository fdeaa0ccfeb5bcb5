import { MediaLibrary } from '@spotreel/elements/internal/account';
import { useTranslator } from '@spotreel/elements/internal/react';
import { Link, useSearchParams } from 'react-router';
import { usePageTitle } from '../page-title';

/** The address has the open folder: `?folder=5`. Back leads to the one before. */
export function AssetsPage() {
  const t = useTranslator();
  const [query, setQuery] = useSearchParams();
  usePageTitle(t('app.assets'));
  const id = Number(query.get('folder'));
  return (
    <MediaLibrary
      folder={Number.isSafeInteger(id) && id > 0 ? id : null}
      onFolder={(folder) => setQuery(folder === null ? {} : { folder: String(folder) })}
      projectLink={(projectId, label, className) => (
        <Link to={`/project/${projectId}`} className={className}>
          {label}
        </Link>
      )}
    />
  );
}
