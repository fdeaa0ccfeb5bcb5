import type { SurveyTranslations } from '@spotreel/sdk/internal/contract';
import { directionOf } from '@spotreel/sdk/internal/i18n';
import { SURVEY_PAGE_WORDS, type SurveyPageWords } from '@spotreel/sdk/internal/server-words';
import { pickLanguage } from '@spotreel/sdk/internal/survey';
import { acceptedLanguages, isLanguageTag } from '../../platform/http/accepted-languages';

export interface PageLanguage {
  /** BCP 47: what the page and the survey on it are shown in. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly words: SurveyPageWords;
}

/** Languages of a survey. */
export interface SurveyLanguages {
  /** Language of its own texts. Undefined: its author has not set it. */
  readonly language?: string | undefined;
  readonly translations?: SurveyTranslations | undefined;
}

/**
 * The first wish that the survey or the page has: `?lang=`, then what the browser asks for; else the survey's own language, else English. For each wish the
 * survey comes first: `pt` gives a survey's `pt-BR`, although the page has `pt`.
 */
export function pageLanguage(
  { language: original, translations = {} }: SurveyLanguages,
  wanted: string | null,
  accepted: string | null,
): PageLanguage {
  const wishes = [...(wanted && isLanguageTag(wanted) ? [wanted] : []), ...acceptedLanguages(accepted)];
  const own = Object.keys(SURVEY_PAGE_WORDS);
  const translated = [...(original ? [original] : []), ...Object.keys(translations)];
  const found = wishes.map((wish) => pickLanguage([wish], translated) ?? pickLanguage([wish], own));
  const language = found.find((tag) => tag !== undefined) ?? original ?? 'en';
  const words = SURVEY_PAGE_WORDS[pickLanguage([language], own) ?? 'en'] ?? SURVEY_PAGE_WORDS.en;
  return { language, direction: directionOf(language), words };
}

/**
 * The language of words beside the survey's own texts. Where the survey does not say it, it is the caller's, except for languages that
 * the survey is translated to; else English.
 */
export function authorWords(
  { language, translations = {} }: SurveyLanguages,
  accepted: string | null,
): SurveyPageWords {
  const pages = Object.keys(SURVEY_PAGE_WORDS);
  if (language) return SURVEY_PAGE_WORDS[pickLanguage([language], pages) ?? 'en'] ?? SURVEY_PAGE_WORDS.en;
  const translated = Object.keys(translations);
  const wishes = acceptedLanguages(accepted).filter((tag) => !pickLanguage([tag], translated));
  return SURVEY_PAGE_WORDS[pickLanguage(wishes, pages) ?? 'en'] ?? SURVEY_PAGE_WORDS.en;
}
