import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { lazyStyles } from '../foundation/lazy-styles';
import { useTranslator } from '../foundation/translation';
import keyCapsCss from '../key-caps/key-caps.css?inline';
import commandPaletteCss from './command-palette.css?inline';
import { findEntries, type PaletteEntry } from './palette-entry';
import { PaletteList } from './palette-list';

export interface CommandPaletteProps {
  entries: readonly PaletteEntry[];
  /** Newest first. */
  recentIds: readonly string[];
  onClose: () => void;
  /** Called when the palette is closed and the focus is back where it was. */
  onChoose: (entry: PaletteEntry) => void;
}

const useStyles = lazyStyles([commandPaletteCss, keyCapsCss]);

/** Everything that the editor can do, by typing: a combobox (ARIA 1.2) over a list, in a dialog of its own. */
export function CommandPalette({ entries, recentIds, onClose, onChoose }: CommandPaletteProps) {
  useStyles();
  const t = useTranslator();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const groups = useMemo(() => {
    const words = { recent: t('commands.groupRecent'), onlyWhenAsked: t('commands.groupFields') };
    return findEntries(entries, query, recentIds, words);
  }, [entries, query, recentIds, t]);
  const found = groups.flatMap((group) => group.found);
  const active = found[Math.min(at, found.length - 1)]?.entry;
  const optionId = (entry: PaletteEntry) => `${id}${entry.id}`;

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  function choose(entry: PaletteEntry | undefined) {
    if (!entry || entry.isDisabled) return;
    dialog.current?.close();
    onChoose(entry);
  }

  function onKeyDown(event: KeyboardEvent) {
    const to = nextIndex(event.key, at, found.length);
    if (event.key === 'Enter') choose(active);
    else if (to !== undefined && !event.nativeEvent.isComposing) setAt(to);
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is the one beside the dialog; Escape closes it by itself
    <dialog
      ref={dialog}
      className="sr-palette"
      aria-label={t('commands.search')}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className="sr-palette__frame">
        <div className="sr-palette__search">
          <Search aria-hidden />
          <input
            className="sr-palette__input"
            role="combobox"
            aria-expanded
            aria-autocomplete="list"
            aria-controls={`${id}list`}
            aria-activedescendant={active && optionId(active)}
            aria-label={t('commands.search')}
            placeholder={t('commands.searchPlaceholder')}
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={(event) => {
              setQuery(event.currentTarget.value);
              setAt(0);
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        <PaletteList
          id={`${id}list`}
          groups={groups}
          active={active}
          optionId={optionId}
          onPoint={(entry) => setAt(found.findIndex((other) => other.entry === entry))}
          onChoose={choose}
        />
        <p className="sr-palette__status" role="status">
          {found.length === 0 ? t('commands.none', { query }) : query && t('commands.found', { count: found.length })}
        </p>
      </div>
    </dialog>
  );
}

/** Arrows go round; undefined for a key that does not move. */
function nextIndex(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'PageDown') return Math.min(count - 1, at + 8);
  if (key === 'PageUp') return Math.max(0, at - 8);
  return undefined;
}
