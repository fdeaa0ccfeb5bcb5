import { directionOf, languageFor } from '@spotreel/sdk/internal/i18n';
import { useTranslator } from '../../foundation/text/translation';

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

/** Its name in the language of the screen; undefined where it is that language. */
export function useOtherLanguage(language: string): string | undefined {
  const { locale } = useTranslator();
  const { lang } = useTextLanguage(language);
  return lang && (new Intl.DisplayNames(locale, { type: 'language' }).of(lang) ?? lang);
}

/** Names the language of a text that is not in the language of the screen. */
export function TextLanguageNote({ language }: { language: string }) {
  const t = useTranslator();
  const name = useOtherLanguage(language);
  return name && <p className="sr-reading__language">{t('help.otherLanguage', { language: name })}</p>;
}
