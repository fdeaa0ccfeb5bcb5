/** Texts of screens for documents that name them: help can write a button's key, and shows what the button says. */

import type { MessageChapter } from './language';
import { type LanguageCode, languageFor } from './language-codes';
import type { Message } from './message';

/** Texts by their keys. Of a text with plural forms it is the form `other`. */
export type ScreenWords = ReadonlyMap<string, string>;

const CHAPTERS: readonly MessageChapter[] = ['start', 'parts', 'account', 'agency', 'help', 'operator', 'support'];

/** All texts of the app in one language; a tag such as `de-AT` finds its language, any other language gets English. */
export async function loadScreenWords(locale: string): Promise<ScreenWords> {
  const code = languageFor(locale) ?? 'en';
  const catalogues = await (code === 'en' ? englishCatalogues() : translatedCatalogues(code));
  return new Map(
    catalogues.flatMap((catalogue) =>
      Object.entries(catalogue).map(([key, message]) => [key, typeof message === 'string' ? message : message.other]),
    ),
  );
}

type Catalogue = Readonly<Record<string, Message>>;

async function englishCatalogues(): Promise<readonly Catalogue[]> {
  const { englishMessages } = await import('./all-english');
  return [englishMessages];
}

async function translatedCatalogues(code: Exclude<LanguageCode, 'en'>): Promise<readonly Catalogue[]> {
  const { chaptersOf } = await import('./languages/load-language');
  const chapters = chaptersOf(code);
  const loaded = await Promise.all(CHAPTERS.map((chapter) => chapters[chapter]()));
  return loaded.map(({ messages }) => messages as Catalogue);
}
