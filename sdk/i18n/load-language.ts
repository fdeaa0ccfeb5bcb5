/** Loads the words of one language. This file and those that it loads are downloaded only where the language is not English. */
import { compiled, type WordCatalogue } from './catalogue';
import type { FindWords } from './language';
import { type LanguageCode, languageFor } from './language-codes';

const FILES = {
  de: () => import('./words/de.json'),
  fr: () => import('./words/fr.json'),
  es: () => import('./words/es.json'),
  pt: () => import('./words/pt.json'),
  ar: () => import('./words/ar.json'),
  ja: () => import('./words/ja.json'),
} as const satisfies Readonly<Record<Exclude<LanguageCode, 'en'>, unknown>>;

const languages = new Map<string, Promise<FindWords>>();

/**
 * Resolves with the words of a language, and rejects when they cannot be had. Undefined for a language that Spotreel is not
 * written in. `en-XA` is the pseudo-locale: English with accents, longer.
 */
export async function loadLanguage(locale: string): Promise<FindWords | undefined> {
  if (/^en-xa$/i.test(locale)) return (await import('./pseudo-language')).pseudoWords;
  const code = languageFor(locale);
  if (!code || code === 'en') return undefined;
  const language =
    languages.get(code) ??
    loadWords(code).then(
      (words): FindWords =>
        (key) =>
          words[key],
    );
  languages.set(code, language);
  language.catch(() => languages.delete(code));
  return language;
}

export async function loadWords(code: Exclude<LanguageCode, 'en'>): Promise<WordCatalogue> {
  return compiled((await FILES[code]()).default);
}
