import { type LanguageCode, languageFor } from '../language-codes';
import { arabic } from './arabic';
import { english, type MailWords } from './english';
import { french } from './french';
import { german } from './german';
import { japanese } from './japanese';
import { portuguese } from './portuguese';
import { spanish } from './spanish';

export type { MailKey, MailWords } from './english';

const MAIL_WORDS = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  ar: arabic,
  ja: japanese,
} as const satisfies Readonly<Record<LanguageCode, MailWords>>;

/** Words of emails in the language of a person; English where it is unknown or Spotreel is not written in it. */
export function mailWords(locale: string | null): { readonly language: LanguageCode; readonly words: MailWords } {
  const language = languageFor(locale ?? '') ?? 'en';
  return { language, words: MAIL_WORDS[language] };
}
