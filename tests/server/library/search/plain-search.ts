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
  const found = items.map(({ id, words }) => {
    const scores = meanings.map((meaning) => scoreOf(words, meaning)).filter((score) => score > 0);
    const total = scores.reduce((sum, score) => Math.fround(sum + score), 0);
    return { id, count: scores.length, rank: Math.round(total) };
  });
  const most = Math.max(0, ...found.map(({ count }) => count));
  if (most === 0 || most * 2 < typed.length) return [];
  return found
    .filter(({ count }) => count === most)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ id }) => id);
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
