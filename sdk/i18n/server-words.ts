/** Words that the server writes: emails, answers of the assistant, pages around a survey. */
import { compiled, type WordCatalogue } from './catalogue';
import { LANGUAGE_CODES, type LanguageCode, languageFor } from './language-codes';
import type { Message, WordKey } from './message';
import arabic from './words/ar.json';
import german from './words/de.json';
import english from './words/en.json';
import spanish from './words/es.json';
import french from './words/fr.json';
import japanese from './words/ja.json';
import portuguese from './words/pt.json';

const CATALOGUES: Readonly<Record<LanguageCode, WordCatalogue>> = {
  en: compiled(english),
  de: compiled(german),
  fr: compiled(french),
  es: compiled(spanish),
  pt: compiled(portuguese),
  ar: compiled(arabic),
  ja: compiled(japanese),
};

type AfterPrefix<Prefix extends string, Key> = Key extends `${Prefix}.${infer Rest}` ? Rest : never;

/** An email and one of its texts: `loginCode.subject`. */
export type MailKey = AfterPrefix<'mail', WordKey>;
/** Words of all emails in one language. */
export type MailWords = Readonly<Record<MailKey, Message>>;
/** An answer of the assistant. */
export type ReplyKey = AfterPrefix<'reply', WordKey>;
/** Words of all answers in one language. */
export type ReplyWords = Readonly<Record<ReplyKey, Message>>;
/** Names and descriptions of the plans that a server begins with, in one language. */
export type PlanWords = Readonly<Record<AfterPrefix<'plan', WordKey>, string>>;
/** Words around a survey on its page in one language. */
export type SurveyPageWords = Readonly<Record<AfterPrefix<'surveyPage', WordKey>, string>>;

/** Words in the language of their reader. */
interface Speech<Words> {
  readonly language: LanguageCode;
  readonly words: Words;
}

/** Words of emails; English where the language is unknown or Spotreel is not written in it. */
export function mailWords(locale: string | null): Speech<MailWords> {
  return speech(locale, mails);
}

/** Answers of the assistant; English where Spotreel is not written in the language. */
export function replyWords(locale: string): Speech<ReplyWords> {
  return speech(locale, replies);
}

/** Words of the plans that a server begins with. */
export function planWords(language: LanguageCode): PlanWords {
  return plans[language];
}

const mails = wordsAfter<MailWords>('mail');
const replies = wordsAfter<ReplyWords>('reply');
const plans = wordsAfter<PlanWords>('plan');
/** By language: those that the survey widget speaks too. */
export const SURVEY_PAGE_WORDS: Readonly<Record<string, SurveyPageWords>> & { readonly en: SurveyPageWords } =
  wordsAfter<SurveyPageWords>('surveyPage');

function speech<Words>(locale: string | null, words: Readonly<Record<LanguageCode, Words>>): Speech<Words> {
  const language = languageFor(locale ?? '') ?? 'en';
  return { language, words: words[language] };
}

/** In each language, the messages whose keys begin so, without that beginning. */
function wordsAfter<Words>(prefix: string): Readonly<Record<LanguageCode, Words>> {
  const start = `${prefix}.`;
  const wordsOf = (code: LanguageCode) =>
    Object.fromEntries(
      Object.entries(CATALOGUES[code])
        .filter(([key]) => key.startsWith(start))
        .map(([key, message]) => [key.slice(start.length), message]),
    );
  return Object.fromEntries(LANGUAGE_CODES.map((code) => [code, wordsOf(code)])) as Record<LanguageCode, Words>;
}

/** Texts of screens for documents that name them: help can write a button's key, and shows what the button says. */
export type ScreenWords = ReadonlyMap<string, string>;

/**
 * All texts in one language by their keys; a tag such as `de-AT` finds its language, any other language gets English. Of a
 * text with plural forms it is the form `other`.
 */
export function screenWords(locale: string): ScreenWords {
  const messages: Readonly<Record<string, Message>> = CATALOGUES[languageFor(locale) ?? 'en'];
  return new Map(
    Object.entries(messages).map(([key, message]) => [key, typeof message === 'string' ? message : message.other]),
  );
}
