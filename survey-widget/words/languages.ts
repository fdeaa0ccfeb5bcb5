/** The languages of the widget besides English. The list is loaded with them, so that pages in English have nothing of it. */
import type { Words } from './english';

const LOADERS: Readonly<Record<string, () => Promise<{ words: Words }>>> = {
  de: () => import('./german'),
  fr: () => import('./french'),
  es: () => import('./spanish'),
  pt: () => import('./portuguese'),
  ar: () => import('./arabic'),
  ja: () => import('./japanese'),
};

/** By the first part of a language tag. Undefined: the widget does not have the language. */
export async function wordsOf(base: string): Promise<Words | undefined> {
  return (await LOADERS[base]?.())?.words;
}
