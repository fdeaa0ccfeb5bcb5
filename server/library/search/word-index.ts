/** Which items a query finds, and how well each fits. Places of items are their positions in a list. */
import { add, type Bitset, members } from '../listing/bitset';
import type { ItemWords } from './item-words';
import type { KeyWords } from './key-words';
import { queryWords } from './search-text';
import type { Vocabulary, WordMatch } from './vocabulary';

/** A weight of 255 at a quality of 1. */
export const MOST_SCORE = 255;

export interface WordHits {
  readonly wordCount: number;
  /** By position: how many words of the query the item has. */
  readonly counts: Uint8Array;
  /** By position; higher fits better. Each word of the query adds at most `MOST_SCORE`. */
  readonly scores: Float32Array;
}

/** What words are numbered in, and those that keys have. */
export interface SearchWords {
  readonly vocabulary: Vocabulary;
  readonly keyWords: KeyWords;
}

export interface WordIndex {
  /** Undefined: the query has no words. */
  search(query: string): WordHits | undefined;
}

/** The items of each word, one word behind the other. */
interface Postings {
  /** Word w has the entries starts[w] to starts[w + 1]. */
  readonly starts: Uint32Array;
  readonly positions: Uint32Array;
  readonly weights: Uint8Array;
}

/** `positionsOf`: the items that have a key, in any order. */
export function createWordIndex(
  { vocabulary, keyWords }: SearchWords,
  items: readonly ItemWords[],
  positionsOf: (key: string) => Uint32Array,
): WordIndex {
  const keyed = keyedOf(vocabulary, keyWords, positionsOf);
  const postings = postingsOf(vocabulary.size, items);
  return {
    search(query) {
      const words = queryWords(query);
      if (words.length === 0) return undefined;
      const scores = new Float32Array(items.length);
      const counts = new Uint8Array(items.length);
      for (const word of words)
        addScores(bestScores(vocabulary.match(word), postings, keyed, items.length), scores, counts);
      return { wordCount: words.length, counts, scores };
    },
  };
}

function postingsOf(wordCount: number, items: readonly ItemWords[]): Postings {
  const starts = new Uint32Array(wordCount + 1);
  for (const words of items)
    for (const entry of words) starts[(entry >>> 8) + 1] = (starts[(entry >>> 8) + 1] ?? 0) + 1;
  for (let word = 1; word <= wordCount; word++) starts[word] = (starts[word] ?? 0) + (starts[word - 1] ?? 0);
  const next = starts.slice();
  const total = starts[wordCount] ?? 0;
  const positions = new Uint32Array(total);
  const weights = new Uint8Array(total);
  for (const [position, words] of items.entries()) {
    for (const entry of words) {
      const place = next[entry >>> 8] ?? 0;
      next[entry >>> 8] = place + 1;
      positions[place] = position;
      weights[place] = entry & 255;
    }
  }
  return { starts, positions, weights };
}

interface Keyed {
  /** By number of the key. */
  readonly positions: readonly Uint32Array[];
  /** By word: the keys that have it. */
  readonly weights: ReadonlyMap<number, readonly { readonly key: number; readonly weight: number }[]>;
}

function keyedOf(vocabulary: Vocabulary, keyWords: KeyWords, positionsOf: (key: string) => Uint32Array): Keyed {
  const names = [...keyWords.keys()];
  const weights = new Map<number, { key: number; weight: number }[]>();
  for (const [key, name] of names.entries()) {
    for (const { words, weight } of keyWords.get(name) ?? []) {
      for (const word of words) {
        const id = vocabulary.idOf(word);
        weights.set(id, [...(weights.get(id) ?? []), { key, weight }]);
      }
    }
  }
  return { positions: names.map(positionsOf), weights };
}

/** By position: what an item has for one word of a query, by the best of the words that it means. */
function bestScores(matches: readonly WordMatch[], postings: Postings, keyed: Keyed, itemCount: number): Float32Array {
  const { starts, positions, weights } = postings;
  const best = new Float32Array(itemCount);
  for (const { id, quality } of matches) {
    // Words that came after this index have no items in it.
    const end = starts[id + 1] ?? 0;
    for (let place = starts[id] ?? end; place < end; place++)
      raise(best, positions[place] as number, (weights[place] as number) * quality);
  }
  for (const [key, score] of bestKeys(matches, keyed).entries())
    if (score > 0) for (const position of keyed.positions[key] ?? []) raise(best, position, score);
  return best;
}

/** By number of the key: each key is gone through once, however many of its words match. */
function bestKeys(matches: readonly WordMatch[], { positions, weights }: Keyed): Float32Array {
  const best = new Float32Array(positions.length);
  for (const { id, quality } of matches)
    for (const { key, weight } of weights.get(id) ?? []) raise(best, key, weight * quality);
  return best;
}

function raise(best: Float32Array, position: number, score: number): void {
  if (score > (best[position] as number)) best[position] = score;
}

function addScores(best: Float32Array, scores: Float32Array, counts: Uint8Array): void {
  for (let position = 0; position < best.length; position++) {
    const score = best[position] as number;
    if (score === 0) continue;
    scores[position] = (scores[position] as number) + score;
    counts[position] = (counts[position] as number) + 1;
  }
}

/**
 * Keeps in `items` those that have all words of the query. Where there are none, it keeps those with the most words, at
 * least half of them.
 */
export function keepHits(items: Bitset, { wordCount, counts }: WordHits): void {
  const positions = members(items);
  items.fill(0);
  let most = 0;
  for (const position of positions) most = Math.max(most, counts[position] as number);
  if (most === 0 || most * 2 < wordCount) return;
  for (const position of positions) if (counts[position] === most) add(items, position);
}
