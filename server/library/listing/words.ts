import { WITHOUT_SPACES } from '../search-text';
import { add, type Bitset, emptySet } from './bitset';

export interface WordIndex {
  /** Items with a word that begins with `typed`; in scripts without spaces, that has it anywhere. */
  find(typed: string): Bitset;
}

/** `texts`: of each item, its words with spaces between, normalized (`search-text.ts`). */
export function createWordIndex(texts: readonly string[]): WordIndex {
  const places = new Map<string, number[]>();
  for (const [position, text] of texts.entries()) {
    for (const word of new Set(text.split(' '))) {
      const known = places.get(word);
      if (known) known.push(position);
      else places.set(word, [position]);
    }
  }
  places.delete('');
  const words = [...places.keys()].sort(byCode);
  return {
    find(typed) {
      const found = emptySet(texts.length);
      for (const word of WITHOUT_SPACES.test(typed) ? containing(words, typed) : beginning(words, typed))
        for (const position of places.get(word) ?? []) add(found, position);
      return found;
    },
  };
}

function byCode(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function containing(words: readonly string[], typed: string): readonly string[] {
  return words.filter((word) => word.includes(typed));
}

function* beginning(words: readonly string[], typed: string): Generator<string> {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < typed) low = middle + 1;
    else high = middle;
  }
  for (let index = low; words[index]?.startsWith(typed); index++) yield words[index] as string;
}
