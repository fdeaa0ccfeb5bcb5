import { useEffect, useId, useRef } from 'react';
import keyCapsCss from '../../controls/key-caps/key-caps.css?inline';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import { useTranslator } from '../../foundation/text/translation';
import commandPaletteCss from './command-palette.css?inline';
import type { PaletteEntry } from './palette-entry';
import { PaletteField } from './palette-field';
import { PaletteList } from './palette-list';
import { usePaletteSearch } from './use-palette-search';

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
  const search = usePaletteSearch(entries, recentIds);
  const { query, count, active } = search;
  const listId = `${id}list`;
  const optionId = (entry: PaletteEntry) => `${id}${entry.id}`;

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  function choose(entry: PaletteEntry | undefined) {
    if (!entry || entry.isDisabled) return;
    dialog.current?.close();
    onChoose(entry);
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
        <PaletteField search={search} listId={listId} activeId={active && optionId(active)} onChoose={choose} />
        <PaletteList id={listId} search={search} optionId={optionId} onChoose={choose} />
        <p className="sr-palette__status" role="status">
          {count === 0 ? t('commands.none', { query }) : query && t('commands.found', { count })}
        </p>
      </div>
    </dialog>
  );
}
