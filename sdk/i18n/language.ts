import type { Message, MessageKey } from './message';

/** Words of a language that is loaded; `english`: the English ones. Undefined: it has none. */
export type FindWords = (key: MessageKey, english: Message | undefined) => Message | undefined;

/** English is part of every bundle: nothing is loaded for it. The pseudo-locale `en-XA` is another language. */
export function isEnglish(locale: string): boolean {
  return /^en(?!-xa|[a-z])/i.test(locale);
}
