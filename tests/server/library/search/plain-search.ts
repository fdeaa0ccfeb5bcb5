/** What a search has to find, by asking each item in turn; MiniSearch finds the beginnings as well as the typos. */
import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';
import { queryWords, WITHOUT_SPACES } from '../../../../server/library/search/search-text';

export interface PlainItem {
  readonly id: number;
  /** Weights by word, 1 to 255. */
  readonly words: Readonly<Record<string, number>>;
}

/** `items`: in the order of the list. Ids, the best match first. */
export function plainSearch(items: readonly PlainItem[], vocabulary: readonly string[], query: string): number[] {
  const typed = queryWords(query);
  if (typed.length === 0) return items.map(({ id }) => id);
  const meanings = typed.map((word) => meaningsOf(vocabulary, word));
  const fits = meanings.map((meaning) => items.map(({ words }) => scoreOf(words, meaning)));
  const totals = items.map((_, place) => fits.reduce((sum, fit) => Math.fround(sum + worth(fit, place)), 0));
  const counts = items.map((_, place) => fits.filter((fit) => (fit[place] ?? 0) > 0).length);
  const most = Math.max(0, ...counts);
  if (most === 0) return [];
  const nearly = Math.max(...totals) * 0.3;
  const firsts = fits.map((fit) => {
    const places = items.map((_, place) => place).filter((place) => (fit[place] ?? 0) > 0);
    return places.toSorted((a, b) => (fit[b] ?? 0) - (fit[a] ?? 0) || (totals[b] ?? 0) - (totals[a] ?? 0))[0];
  });
  return items
    .map(({ id }, place) => ({ id, place, total: totals[place] ?? 0 }))
    .filter(({ place, total }) => total >= nearly || counts[place] === most || firsts.includes(place))
    .toSorted((a, b) => Math.round(b.total) - Math.round(a.total))
    .map(({ id }) => id);
}

/** Strong fits count more than many weak ones, and rare words more than frequent ones. */
function worth(fit: readonly number[], place: number): number {
  const found = fit.filter((score) => score > 0).length;
  const rarity = Math.log1p(fit.length / Math.max(1, found)) / Math.log1p(fit.length);
  return ((fit[place] ?? 0) ** 2 / 255) * rarity;
}

/** By word of the vocabulary: how near it is to what was typed. */
function meaningsOf(vocabulary: readonly string[], typed: string): ReadonlyMap<string, number> {
  if (WITHOUT_SPACES.test(typed)) {
    const containing = vocabulary.filter((word) => word.includes(typed));
    return new Map(containing.map((word) => [word, word === typed ? 1 : 0.3]));
  }
  const index = new MiniSearch({ fields: ['id'], tokenize: (word) => [word], processTerm: (word) => word });
  index.addAll(vocabulary.map((id) => ({ id })));
  const meanings = new Map<string, number>();
  const begun = index.search(typed, { prefix: true }).map(({ id }) => id as string);
  for (const word of begun) meanings.set(word, 0.3 + (0.6 * typed.length) / word.length);
  for (const word of vocabulary.filter((one) => stemmer(one) === stemmer(typed))) meanings.set(word, 0.9);
  if (vocabulary.includes(typed)) meanings.set(typed, 1);
  if (meanings.size > 0 || typed.length < 4) return meanings;
  const isLong = typed.length > 5;
  for (const { id } of index.search(typed, { prefix: isLong, fuzzy: isLong ? 2 : 1 })) meanings.set(id, 0.35);
  return meanings;
}

function scoreOf(words: PlainItem['words'], meaning: ReadonlyMap<string, number>): number {
  const scores = Object.entries(words).map(([word, weight]) => Math.fround(weight * (meaning.get(word) ?? 0)));
  return Math.max(0, ...scores);
}
