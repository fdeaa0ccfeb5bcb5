import { type LanguageCode, languageFor } from '../language-codes';
import { arabicReplies } from './arabic';
import { englishReplies, type ReplyWords } from './english';
import { frenchReplies } from './french';
import { germanReplies } from './german';
import { japaneseReplies } from './japanese';
import { portugueseReplies } from './portuguese';
import { spanishReplies } from './spanish';

export type { ReplyKey, ReplyWords } from './english';

const REPLY_WORDS = {
  en: englishReplies,
  de: germanReplies,
  fr: frenchReplies,
  es: spanishReplies,
  pt: portugueseReplies,
  ar: arabicReplies,
  ja: japaneseReplies,
} as const satisfies Readonly<Record<LanguageCode, ReplyWords>>;

/** What the assistant answers, in the language of a person; English where Spotreel is not written in it. */
export function replyWords(locale: string): { readonly language: LanguageCode; readonly words: ReplyWords } {
  const language = languageFor(locale) ?? 'en';
  return { language, words: REPLY_WORDS[language] };
}
