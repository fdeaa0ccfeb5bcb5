import { Search } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslator } from '../../foundation/text/translation';
import type { PaletteEntry } from './palette-entry';
import type { PaletteSearch } from './use-palette-search';

export interface PaletteFieldProps {
  search: PaletteSearch;
  listId: string;
  /** Id of the active option's element. */
  activeId: string | undefined;
  onChoose: (entry: PaletteEntry | undefined) => void;
}

/** The search field, a combobox: it keeps the focus while keys move through the list. */
export function PaletteField({ search, listId, activeId, onChoose }: PaletteFieldProps) {
  const t = useTranslator();

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') onChoose(search.active);
    else if (event.nativeEvent.isComposing || !search.moveByKey(event.key)) return;
    event.preventDefault();
  }

  return (
    <div className="sr-palette__search">
      <Search aria-hidden />
      <input
        className="sr-palette__input"
        role="combobox"
        aria-expanded
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-label={t('commands.search')}
        placeholder={t('commands.searchPlaceholder')}
        autoComplete="off"
        spellCheck={false}
        value={search.query}
        onChange={(event) => search.type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
