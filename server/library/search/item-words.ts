/** The words that an item is found by, each with its weight. */
import { wordsOf } from './search-text';
import type { Vocabulary } from './vocabulary';

/** How much a word of each field counts, 1 to 255. */
export const FIELD_WEIGHTS = { name: 200, facet: 100, style: 60, description: 50, mood: 40, scene: 20 } as const;

/** Word numbers in the upper 24 bits, weights in the lower 8; a word once, with its greatest weight. */
export type ItemWords = Uint32Array;

export interface WeightedText {
  readonly text: string;
  readonly weight: number;
}

export function packWords(vocabulary: Vocabulary, texts: readonly WeightedText[]): ItemWords {
  const weights = new Map<number, number>();
  for (const { text, weight } of texts) {
    for (const word of wordsOf(text)) {
      const id = vocabulary.idOf(word);
      weights.set(id, Math.max(weight, weights.get(id) ?? 0));
    }
  }
  return Uint32Array.from(weights, ([id, weight]) => id * 256 + weight);
}
