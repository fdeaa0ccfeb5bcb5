/** Hyphenation of a word by the patterns of its language: Liang's algorithm, as in TeX. */
import type { HyphenationFile } from '../../../contract/font-manifest';

/** Positions in a word, in their order, before which a hyphen may be put. */
export type Hyphenate = (word: string) => readonly number[];

const LEVEL = /[0-9]/g;

/** `language`: BCP 47, for its small letters (Turkish). */
export function createHyphenate({ patterns, exceptions }: HyphenationFile, language: string): Hyphenate {
  const byLetters = new Map(patterns.split(' ').map((pattern) => [pattern.replace(LEVEL, ''), pattern] as const));
  const longest = Math.max(...Array.from(byLetters.keys(), ({ length }) => length));
  const whole = new Map(Object.entries(exceptions));
  return (word) => {
    const lowercase = lowercaseOf(word, language);
    return whole.get(lowercase) ?? placesIn(`.${lowercase}.`, byLetters, longest);
  };
}

/** Patterns have a dot for the ends of a word. */
function placesIn(dotted: string, byLetters: ReadonlyMap<string, string>, longest: number): number[] {
  const levels = new Uint8Array(dotted.length + 1);
  for (let start = 0; start < dotted.length; start++) {
    for (let length = 1; length <= Math.min(longest, dotted.length - start); length++) {
      const pattern = byLetters.get(dotted.slice(start, start + length));
      if (pattern !== undefined) raise(levels, start, pattern);
    }
  }
  return Array.from(levels, (level, at) => (level % 2 === 1 ? at - 1 : 0)).filter(
    (at) => at > 0 && at < dotted.length - 2,
  );
}

/** The highest level at a place decides: odd ones allow a hyphen. */
function raise(levels: Uint8Array, start: number, pattern: string): void {
  let at = start;
  for (const sign of pattern) {
    if (sign >= '0' && sign <= '9') levels[at] = Math.max(levels[at] ?? 0, Number(sign));
    else at++;
  }
}

/** As many letters as in the word, with the apostrophe of the patterns. */
function lowercaseOf(word: string, language: string): string {
  return Array.from(word.replaceAll('’', "'"), (letter) => {
    const lowercase = letter.toLocaleLowerCase(language);
    return lowercase.length === letter.length ? lowercase : letter;
  }).join('');
}
