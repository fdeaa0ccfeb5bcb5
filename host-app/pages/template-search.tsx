import { useTranslator } from '@spotreel/elements/react';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { libraryAddress } from './library-links';

/** A search of the library, on pages that lead nowhere. The library opens with what it finds. */
export function TemplateSearch() {
  const t = useTranslator();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const label = t('home.search');

  function submit(event: FormEvent) {
    event.preventDefault();
    const search = text.trim();
    navigate(libraryAddress(search && String(new URLSearchParams({ search }))));
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
