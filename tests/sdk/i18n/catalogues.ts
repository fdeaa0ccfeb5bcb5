import type { LanguageCode } from '../../../sdk/i18n/language-codes';
import type { Message } from '../../../sdk/i18n/message';
import arabic from '../../../sdk/i18n/words/ar.json';
import german from '../../../sdk/i18n/words/de.json';
import english from '../../../sdk/i18n/words/en.json';
import spanish from '../../../sdk/i18n/words/es.json';
import french from '../../../sdk/i18n/words/fr.json';
import japanese from '../../../sdk/i18n/words/ja.json';
import portuguese from '../../../sdk/i18n/words/pt.json';

export type Words = Readonly<Record<string, Message>>;

/** All words of each language, as the build compiles them. */
export const catalogues: Readonly<Record<LanguageCode, Words>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  ar: arabic,
  ja: japanese,
};

/** English words whose keys begin so. */
export function englishAfter(...beginnings: readonly string[]): Words {
  return Object.fromEntries(
    Object.entries(catalogues.en).filter(([key]) => beginnings.some((beginning) => key.startsWith(`${beginning}.`))),
  );
}
