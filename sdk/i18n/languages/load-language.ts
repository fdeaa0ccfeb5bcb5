/** Loads the words of one language. This file and all below it are downloaded only where the language is not English. */
import type { LanguageChapters, LoadedLanguage, MessageChapter } from '../language';
import { type LanguageCode, languageFor } from '../language-codes';
import type { Message, Messages } from '../message';
import { chapters as arabic } from './ar/chapters';
import { chapters as german } from './de/chapters';
import { chapters as spanish } from './es/chapters';
import { chapters as french } from './fr/chapters';
import { chapters as japanese } from './ja/chapters';
import { chapters as portuguese } from './pt/chapters';

type TranslatedCode = Exclude<LanguageCode, 'en'>;

const CHAPTERS: Readonly<Record<TranslatedCode, LanguageChapters>> = {
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  ar: arabic,
  ja: japanese,
};

/** Milliseconds that a screen waits for its chapter before it is shown in English. */
const PATIENCE_MS = 5000;

const languages = new Map<string, Promise<LoadedLanguage>>();

/**
 * Resolves once the chapters of the first screens are there, and rejects when they cannot be had. Undefined for a
 * language that Spotreel is not written in. `en-XA` is the pseudo-locale: English with accents, longer.
 */
export async function loadLanguage(locale: string): Promise<LoadedLanguage | undefined> {
  if (/^en-xa$/i.test(locale)) return (await import('./pseudo-language')).pseudoLanguage;
  const code = languageFor(locale);
  if (!code || code === 'en') return undefined;
  const language = languages.get(code) ?? open(chaptersOf(code));
  languages.set(code, language);
  language.catch(() => languages.delete(code));
  return language;
}

export function chaptersOf(code: TranslatedCode): LanguageChapters {
  return CHAPTERS[code];
}

async function open(chapters: LanguageChapters): Promise<LoadedLanguage> {
  const words: { [Key in keyof Messages]: Message } = {};
  const loads = new Map<MessageChapter, Promise<void>>();
  const over = new Set<MessageChapter>();
  const load = async (chapter: MessageChapter) => {
    Object.assign(words, (await chapters[chapter]()).messages);
  };
  const late = new Set<() => void>();
  const attempt = (chapter: MessageChapter) => {
    const loading = load(chapter).then(() => {
      if (over.has(chapter)) for (const listener of late) listener();
    });
    const isLoaded = Promise.race([loading, patience()]).catch(() => {});
    return isLoaded.then(() => void over.add(chapter));
  };
  await Promise.all([load('start'), load('parts')]);
  over.add('start').add('parts');
  return {
    find: (key) => words[key],
    need(chapter) {
      if (over.has(chapter)) return undefined;
      const loading = loads.get(chapter) ?? attempt(chapter);
      loads.set(chapter, loading);
      return loading;
    },
    whenLate(listener) {
      late.add(listener);
      return () => late.delete(listener);
    },
  };
}

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
}
