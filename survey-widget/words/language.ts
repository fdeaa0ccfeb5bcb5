/** The language in which the visitor is addressed, and the widget's words in it, loaded when they are needed. */
import type { Say, Words } from './english';

/** As asked for, else the page's, else the browser's. */
export function languageOf(wanted: string | undefined): string {
  return wanted || document.documentElement.lang || navigator.language || 'en';
}

export interface OwnWords {
  /** The language that they are in. */
  readonly language: string;
  readonly say: Say;
}

/** Never rejects: English where there is no other, or where it cannot be loaded. */
export async function loadWords(language: string): Promise<OwnWords> {
  const base = baseOf(language);
  const words =
    base === 'en' ? undefined : await import('./languages').then(({ wordsOf }) => wordsOf(base)).catch(() => undefined);
  return { language: words ? language : 'en', say: sayIn(words) };
}

const baseOf = (language: string) => language.toLowerCase().split(/[-_]/)[0] ?? '';

function sayIn(words: Words | undefined): Say {
  return (text, values = {}) =>
    (words?.[text] ?? text).replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
