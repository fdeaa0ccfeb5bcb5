/**
 * The library's own words in the languages of its readers. They are translated where an answer is made, by their English
 * text. What is saved, seeded and rendered stays English (docs/decisions/library-languages.md).
 */
import type { LibraryManifest } from '@spotreel/sdk/internal/contract';

/** A text of the library in one language; the text itself where it has no translation. */
export type Say = (text: string) => string;

export interface LibraryWords {
  /** Codes of the languages, without English. */
  readonly languages: readonly string[];
  /** For a language without words, and for English: texts as they are. */
  in(language: string): Say;
}

export const inEnglish: Say = (text) => text;

export function createLibraryWords({ words = {} }: Pick<LibraryManifest, 'words'>): LibraryWords {
  const bySpeech = new Map(Object.entries(words).map(([language, texts]) => [language, speaking(texts)]));
  return { languages: [...bySpeech.keys()], in: (language) => bySpeech.get(language) ?? inEnglish };
}

/** Exact texts first, then those with `{n}` in place of their number. */
function speaking(texts: Readonly<Record<string, string>>): Say {
  const known = new Map(Object.entries(texts));
  return (text) => {
    const exact = known.get(text);
    if (exact !== undefined) return exact;
    const [number] = /\d+/.exec(text) ?? [];
    const pattern = number === undefined ? undefined : known.get(text.replace(number, '{n}'));
    return pattern?.replace('{n}', number ?? '') ?? text;
  };
}
