/** Items that a query finds, and their ranks. Places of items are their positions in a list. */
import { add, type Bitset, members } from '../listing/bitset';
import type { ItemWords } from './item-words';
import type { KeyWords } from './key-words';
import { queryWords } from './search-text';
import type { Vocabulary, WordMatch } from './vocabulary';

/** A weight of 255 at a quality of 1. */
export const MOST_SCORE = 255;

/** Share of the best score that an item needs to be found with it. */
const NEARLY = 0.3;

export interface WordHits {
  readonly wordCount: number;
  /** For each word of the query, by position: how well the item fits it; 0 is not at all. */
  readonly byWord: readonly Float32Array[];
  /** By position; higher fits better. Each word of the query adds at most `MOST_SCORE`. */
  readonly scores: Float32Array;
}

/** Vocabulary, and the words of keys. */
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
      const byWord = words.map((word) => bestScores(vocabulary.match(word), postings, keyed, items.length));
      for (const best of byWord) addScores(best, scores);
      return { wordCount: words.length, byWord, scores };
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

/** Adds what a word of the query is worth. Strong fits count more than many weak ones, rare words more than frequent ones. */
function addScores(best: Float32Array, scores: Float32Array): void {
  const found = best.reduce((count, score) => (score > 0 ? count + 1 : count), 0);
  const rarity = Math.log1p(best.length / Math.max(1, found)) / Math.log1p(best.length);
  for (let position = 0; position < best.length; position++)
    scores[position] = (scores[position] as number) + ((best[position] as number) ** 2 / MOST_SCORE) * rarity;
}

/**
 * Keeps in `items` those with the most words of the query, and those that fit nearly as well as the best one. The best of
 * each word stays too: no item is left out because another word of the query finds others.
 */
export function keepHits(items: Bitset, { byWord, scores }: WordHits): void {
  const positions = members(items);
  const countOf = (position: number) => byWord.reduce((count, word) => (word[position] ? count + 1 : count), 0);
  items.fill(0);
  let best = 0;
  let most = 0;
  for (const position of positions) {
    best = Math.max(best, scores[position] as number);
    most = Math.max(most, countOf(position));
  }
  if (most === 0) return;
  for (const position of positions)
    if ((scores[position] as number) >= best * NEARLY || countOf(position) === most) add(items, position);
  for (const word of byWord) {
    const first = bestOfWord(positions, word, scores);
    if (first !== undefined) add(items, first);
  }
}

/** The position with the highest score of one word; of equal ones that with the highest of all words, then the first. */
function bestOfWord(positions: Uint32Array, word: Float32Array, scores: Float32Array): number | undefined {
  let first: number | undefined;
  for (const position of positions) {
    if (word[position] === 0) continue;
    const ahead = first === undefined ? 1 : (word[position] as number) - (word[first] as number);
    if (ahead > 0 || (ahead === 0 && (scores[position] as number) > (scores[first as number] as number)))
      first = position;
  }
  return first;
}
