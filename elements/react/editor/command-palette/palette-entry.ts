import { fuzzyMatch } from './fuzzy-match';

/** One thing that can be chosen in the palette. */
export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  /** Smaller, behind the label: where it belongs, or why it is not possible. */
  readonly detail?: string | undefined;
  /** Heading above it while the query is empty. */
  readonly group: string;
  readonly shortcut?: string | undefined;
  readonly isDisabled: boolean;
  readonly run: () => void;
}

export interface FoundEntry {
  readonly entry: PaletteEntry;
  /** Positions in the label to be marked. */
  readonly marks: readonly number[];
}

export interface EntryGroup {
  /** Undefined: no heading. */
  readonly heading: string | undefined;
  readonly found: readonly FoundEntry[];
}

/** The list stays short enough to read. */
const MOST_SHOWN = 50;
/** Disabled entries are found too, after all others. */
const DISABLED_PENALTY = 1000;

/**
 * The entries that the palette lists. Without a query: the recent ones, then by group all that are possible or say why
 * they are not. The group `onlyWhenAsked` can have hundreds and is then left out. With a query: the best matches, best
 * first; of two equal ones the more recent comes first.
 */
export function findEntries(
  entries: readonly PaletteEntry[],
  query: string,
  recentIds: readonly string[],
  words: { readonly recent: string; readonly onlyWhenAsked: string },
): readonly EntryGroup[] {
  if (query.trim() === '') return allByGroup(entries, recentIds, words);
  const scored = entries.flatMap((entry) => {
    const match = fuzzyMatch(query, entry.label);
    if (!match) return [];
    const recency = recentIds.includes(entry.id) ? 1 - recentIds.indexOf(entry.id) / recentIds.length : 0;
    const score = match.score + recency - (entry.isDisabled ? DISABLED_PENALTY : 0);
    return [{ entry, marks: match.positions, score }];
  });
  const found = scored.toSorted((a, b) => b.score - a.score).slice(0, MOST_SHOWN);
  return found.length > 0 ? [{ heading: undefined, found }] : [];
}

function allByGroup(
  entries: readonly PaletteEntry[],
  recentIds: readonly string[],
  words: { readonly recent: string; readonly onlyWhenAsked: string },
): readonly EntryGroup[] {
  const recent = recentIds.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  const rest = entries.filter(
    (entry) =>
      !recent.includes(entry) &&
      entry.group !== words.onlyWhenAsked &&
      (!entry.isDisabled || entry.detail !== undefined),
  );
  const headings = [...new Set(rest.map(({ group }) => group))];
  const groups = [
    { heading: words.recent, of: recent },
    ...headings.map((heading) => ({ heading, of: rest.filter(({ group }) => group === heading) })),
  ];
  return groups
    .filter((group) => group.of.length > 0)
    .map(({ heading, of }) => ({ heading, found: of.map((entry) => ({ entry, marks: [] })) }));
}
