import type { LibraryQuery } from '@spotreel/sdk/internal/stores';
import { Search } from 'lucide-react';
import { useTranslator } from '../foundation/translation';

export interface GridSearchProps {
  query: LibraryQuery;
  onChange: (change: Pick<LibraryQuery, 'search'>) => void;
}

/** Finds as one types. */
export function GridSearch({ query, onChange }: GridSearchProps) {
  const t = useTranslator();
  const label = t(query.tab === 'animations' ? 'library.searchTemplates' : 'library.search');
  return (
    <search aria-label={label} className="sr-grid__search" part="search">
      <label className="sr-filters__search">
        <Search aria-hidden />
        <span className="sr-visually-hidden">{label}</span>
        <input
          type="search"
          className="sr-input"
          maxLength={200}
          placeholder={label}
          value={query.search}
          onChange={(event) => onChange({ search: event.currentTarget.value })}
        />
      </label>
    </search>
  );
}
