import { directionOf, languageFor } from '@spotreel/sdk/i18n';
import { useTranslator } from '../foundation/translation';

interface TextLanguage {
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
}

/** Attributes of an element whose text is in `language`; none where that is the language of the screen. */
export function useTextLanguage(language: string): TextLanguage {
  const { locale } = useTranslator();
  if ((languageFor(locale) ?? 'en') === language) return {};
  return { lang: language, dir: directionOf(language) };
}

/** Names the language of a text that is not in the language of the screen. */
export function TextLanguageNote({ language }: { language: string }) {
  const t = useTranslator();
  const { lang } = useTextLanguage(language);
  if (lang === undefined) return null;
  const name = new Intl.DisplayNames(t.locale, { type: 'language' }).of(lang) ?? lang;
  return <p className="sr-reading__language">{t('help.otherLanguage', { language: name })}</p>;
}
