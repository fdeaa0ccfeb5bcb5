import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslator } from '../../foundation/text/translation';

export interface HelpSearchFieldProps {
  search: string;
  onSearch: (text: string) => void;
}

/** Searches as you type. Escape empties it. The slash key moves the focus here. */
export function HelpSearchField({ search, onSearch }: HelpSearchFieldProps) {
  const t = useTranslator();
  const field = useRef<HTMLInputElement>(null);
  const reported = useRef<string[]>([]);
  useSlashKey(() => field.current?.focus());
  useEffect(() => {
    // what the address says wins, unless it comes back from here: people may have typed on meanwhile
    const index = reported.current.indexOf(search);
    if (index >= 0) reported.current.splice(0, index + 1);
    else if (field.current && field.current.value.trim() !== search) field.current.value = search;
  }, [search]);

  function report(text: string) {
    reported.current.push(text.trim());
    onSearch(text);
  }

  return (
    <search className="sr-help-search">
      <Search aria-hidden className="sr-help-search__icon" />
      <input
        ref={field}
        type="search"
        className="sr-input sr-help-search__field"
        aria-label={t('help.search')}
        placeholder={t('help.searchHint')}
        maxLength={200}
        defaultValue={search}
        onChange={(event) => report(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.currentTarget.value = '';
          report('');
        }}
      />
    </search>
  );
}

/** Calls `focus` for a slash that is typed outside of fields. */
function useSlashKey(focus: () => void): void {
  const latest = useRef(focus);
  latest.current = focus;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
