import { useTranslator } from '@spotreel/elements/internal/react';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { libraryAddress } from './library-links';

/** A search of the library, on pages that lead nowhere. The library opens with what it finds. */
export function TemplateSearch() {
  const t = useTranslator();
  return <PageSearch label={t('home.search')} addressOf={libraryAddress} />;
}

export interface PageSearchProps {
  readonly label: string;
  /** The page that shows what is found. `query` is empty without words. */
  readonly addressOf: (query: string) => string;
}

/** A search whose results are another page. */
export function PageSearch({ label, addressOf }: PageSearchProps) {
  const navigate = useNavigate();
  const [text, setText] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    const search = text.trim();
    navigate(addressOf(search && String(new URLSearchParams({ search }))));
  }
  return (
    <search aria-label={label} className="sr-ways__search">
      <form onSubmit={submit}>
        <Search aria-hidden />
        <input
          type="search"
          className="sr-input"
          aria-label={label}
          placeholder={label}
          enterKeyHint="search"
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </form>
    </search>
  );
}
