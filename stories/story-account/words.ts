/** The words of the toolbar's languages that the product does not have itself. `mirrored`: English, from right to left. */
import { createTranslator, type MessageKey, type MessageOverrides } from '@spotreel/sdk/internal/i18n';

export type StoryLocale = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'ja' | 'en-XA' | 'long' | 'ar' | 'mirrored';

/** Language of the account. */
export function localeOf(locale: StoryLocale): string {
  return locale === 'long' || locale === 'mirrored' ? 'en' : locale;
}

export function wordsOf(locale: StoryLocale): MessageOverrides {
  return locale === 'long' ? longWords : {};
}

const english = createTranslator();
/** By word, so that a name that begins with a button's text still does. */
const LONGER: Readonly<Record<string, string>> = { a: 'åå', e: 'éé', i: 'ïï', o: 'öö', u: 'üü', n: 'ñ', s: 'š' };

/** Every text by a third longer, with accents: what a screen does with languages that need more room. */
const longWords = new Proxy<MessageOverrides>({}, { get: (_none, key) => lengthened(english(key as MessageKey)) });

function lengthened(text: string): string {
  return text.replace(/\{\w+\}|[aeiouns]/g, (letter) => LONGER[letter] ?? letter);
}
