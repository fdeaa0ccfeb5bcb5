/** Which items a query finds, and how well each fits. Places of items are their positions in a list. */
import { add, type Bitset, members } from '../listing/bitset';
import type { ItemWords } from './item-words';
import { queryWords } from './search-text';
import type { Vocabulary } from './vocabulary';

export interface WordHits {
  readonly wordCount: number;
  /** By position: how many words of the query the item has. */
  readonly counts: Uint8Array;
  /** By position; higher fits better. */
  readonly scores: Float32Array;
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

export function createWordIndex(vocabulary: Vocabulary, items: readonly ItemWords[]): WordIndex {
  const postings = postingsOf(vocabulary.size, items);
  return {
    search(query) {
      const words = queryWords(query);
      if (words.length === 0) return undefined;
      const scores = new Float32Array(items.length);
      const counts = new Uint8Array(items.length);
      for (const word of words) addWord(vocabulary, postings, word, scores, counts);
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

/** An item counts by the best of the words that the typed one means. */
function addWord(
  vocabulary: Vocabulary,
  { starts, positions, weights }: Postings,
  typed: string,
  scores: Float32Array,
  counts: Uint8Array,
): void {
  const best = new Float32Array(scores.length);
  for (const { id, quality } of vocabulary.match(typed)) {
    // Words that came after this index have no items in it.
    const end = starts[id + 1] ?? 0;
    for (let place = starts[id] ?? end; place < end; place++) {
      const position = positions[place] as number;
      const score = (weights[place] as number) * quality;
      if (score > (best[position] as number)) best[position] = score;
    }
  }
  for (let position = 0; position < best.length; position++) {
    const score = best[position] as number;
    if (score === 0) continue;
    scores[position] = (scores[position] as number) + score;
    counts[position] = (counts[position] as number) + 1;
  }
}

/**
 * Leaves in `items` those that have all words of the query; where there are none, those that have the most words, at least
 * half of them.
 */
export function keepHits(items: Bitset, { wordCount, counts }: WordHits): void {
  let most = 0;
  const hits: number[] = [];
  for (const position of members(items)) {
    const count = counts[position] as number;
    if (count === 0 || count < most) continue;
    if (count > most) hits.length = 0;
    most = count;
    hits.push(position);
  }
  items.fill(0);
  if (most * 2 >= wordCount) for (const position of hits) add(items, position);
}
