import { DEFAULT_QUERY, formatLibraryQuery } from '@spotreel/sdk/internal/stores';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslator } from '../foundation/translation';

export interface HomeSearchProps {
  /** Gets the query of the library's address, when a person presses Enter. */
  onSearch: (query: string) => void;
}

/** A search of the whole library. */
export function HomeSearch({ onSearch }: HomeSearchProps) {
  const t = useTranslator();
  const [text, setText] = useState('');
  const label = t('home.search');

  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch(formatLibraryQuery({ ...DEFAULT_QUERY, search: text.trim() }));
  }
  return (
    <search aria-label={label} className="sr-home__search">
      <form onSubmit={submit}>
        <label className="sr-filters__search">
          <Search aria-hidden />
          <span className="sr-visually-hidden">{label}</span>
          <input
            type="search"
            className="sr-input"
            enterKeyHint="search"
            maxLength={200}
            placeholder={label}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </label>
      </form>
    </search>
  );
}
