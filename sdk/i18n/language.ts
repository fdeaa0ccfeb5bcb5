import type { Message, MessageKey, Messages } from './message';

/** Words that are loaded together: those of the first screens, of parts that load late, and of the pages of one area. */
export type MessageChapter = 'start' | 'parts' | 'account' | 'agency' | 'help' | 'operator' | 'support';

/** Loads each chapter of a language. */
export type LanguageChapters = { readonly [Name in MessageChapter]: () => Promise<{ readonly messages: Messages }> };

/** A language that is loaded. */
export interface LoadedLanguage {
  /** Its words for a key; `english`: the English ones. Undefined: it has none yet. */
  find(key: MessageKey, english: Message | undefined): Message | undefined;
  /** Resolves once the chapter's words are there, or cannot be had. Undefined: there is nothing to wait for. */
  need(chapter: MessageChapter): Promise<void> | undefined;
  /** Calls `listener` for each chapter that comes after screens stopped waiting for it. Returns the end. Absent: none is late. */
  whenLate?(listener: () => void): () => void;
}

/** English is part of every bundle: nothing is loaded for it. The pseudo-locale `en-XA` is another language. */
export function isEnglish(locale: string): boolean {
  return /^en(?!-xa|[a-z])/i.test(locale);
}
