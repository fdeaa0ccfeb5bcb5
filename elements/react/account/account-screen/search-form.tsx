import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { IconButton } from '../../controls/button/button';
import { TextField } from '../../controls/field/text-field';

export interface SearchFormProps {
  label: string;
  onSearch: (text: string) => void;
}

/** A text to search a list for; Enter or the button starts it. */
export function SearchForm({ label, onSearch }: SearchFormProps) {
  const [text, setText] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch(text.trim());
  }
  return (
    <search>
      <form className="sr-search-form" onSubmit={submit}>
        <TextField
          label={label}
          type="search"
          maxLength={100}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <IconButton type="submit" variant="secondary" label={label}>
          <Search aria-hidden />
        </IconButton>
      </form>
    </search>
  );
}
