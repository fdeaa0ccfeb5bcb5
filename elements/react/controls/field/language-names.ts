/** Languages that are offered by name. */
export const COMMON_LANGUAGES = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt-BR',
  'pt-PT',
  'nl',
  'da',
  'sv',
  'nb',
  'fi',
  'is',
  'pl',
  'cs',
  'sk',
  'hu',
  'ro',
  'bg',
  'hr',
  'sr',
  'sl',
  'el',
  'tr',
  'uk',
  'ru',
  'et',
  'lv',
  'lt',
  'he',
  'ar',
  'fa',
  'ur',
  'hi',
  'bn',
  'th',
  'vi',
  'id',
  'ms',
  'zh-Hans',
  'zh-Hant',
  'ja',
  'ko',
  'ta',
  'te',
  'mr',
  'gu',
  'pa',
  'kn',
  'ml',
  'si',
  'ne',
  'km',
  'lo',
  'my',
  'am',
  'hy',
  'ka',
  'az',
  'kk',
  'fil',
  'sw',
  'af',
  'ca',
  'eu',
  'gl',
  'ga',
  'cy',
  'sq',
  'mk',
  'be',
] as const;

/** Name of a language in the language of the screen: `German`; the tag itself where there is no name. */
export function languageName(tag: string, locale?: string): string {
  try {
    return new Intl.DisplayNames(locale === undefined ? [] : [locale], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** The language tag for a written tag or a language's name. */
export function languageTagOf(written: string): string {
  const wanted = written.trim().toLowerCase();
  const named = COMMON_LANGUAGES.find((tag) => [tag, languageName(tag)].some((one) => one.toLowerCase() === wanted));
  return named ?? written.trim();
}

export function isRightToLeft(tag: string): boolean {
  return ['ar', 'fa', 'he', 'ur', 'ps', 'sd', 'ug', 'yi', 'dv', 'ckb'].includes(tag.toLowerCase().split('-')[0] ?? '');
}
