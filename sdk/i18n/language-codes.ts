/** Languages that all of Spotreel is written in, by their BCP 47 codes; English first. */
export const LANGUAGE_CODES = ['en', 'de', 'fr', 'es', 'pt', 'ar', 'ja'] as const;

/** Code of one of them. */
export type LanguageCode = (typeof LANGUAGE_CODES)[number];

/** The language that fits a wish best: `de-AT` gives `de`. Undefined: none does. */
export function languageFor(locale: string): LanguageCode | undefined {
  const [base] = locale.toLowerCase().split(/[-_]/);
  return LANGUAGE_CODES.find((code) => code === base);
}
