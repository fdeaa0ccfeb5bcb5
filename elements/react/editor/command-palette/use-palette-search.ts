import { useMemo, useState } from 'react';
import { useTranslator } from '../../foundation/text/translation';
import { findEntries, type PaletteEntry } from './palette-entry';

export type PaletteSearch = ReturnType<typeof usePaletteSearch>;

/** The query, the entries that it finds, and the active one of them. */
export function usePaletteSearch(entries: readonly PaletteEntry[], recentIds: readonly string[]) {
  const t = useTranslator();
  const [query, setQuery] = useState('');
  const [activeIndex, setActiveIndex] = useState(0);
  const groups = useMemo(() => {
    const words = { recent: t('commands.groupRecent'), onlyWhenAsked: t('commands.groupFields') };
    return findEntries(entries, query, recentIds, words);
  }, [entries, query, recentIds, t]);
  const found = groups.flatMap((group) => group.found);

  return {
    query,
    groups,
    count: found.length,
    active: found[Math.min(activeIndex, found.length - 1)]?.entry,
    type(text: string) {
      setQuery(text);
      setActiveIndex(0);
    },
    activate(entry: PaletteEntry) {
      setActiveIndex(found.findIndex((other) => other.entry === entry));
    },
    /** Moves to another entry by a key; false for a key that does not move. */
    moveByKey(key: string): boolean {
      const index = nextIndex(key, activeIndex, found.length);
      if (index !== undefined) setActiveIndex(index);
      return index !== undefined;
    },
  };
}

/** Arrows wrap around at the ends; undefined for a key that does not move. */
function nextIndex(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'PageDown') return Math.min(count - 1, at + 8);
  if (key === 'PageUp') return Math.max(0, at - 8);
  return undefined;
}
