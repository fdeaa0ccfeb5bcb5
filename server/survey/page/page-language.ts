import type { SurveyTranslations } from '@spotreel/sdk/contract';
import { directionOf, SURVEY_PAGE_WORDS, type SurveyPageWords } from '@spotreel/sdk/i18n';
import { pickLanguage } from '@spotreel/sdk/survey';

export interface PageLanguage {
  /** BCP 47: what the page and the survey on it are shown in. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly words: SurveyPageWords;
}

/** The first wish that the survey or the page has: `?lang=`, then what the browser asks for; else English. */
export function pageLanguage(
  translations: SurveyTranslations,
  wanted: string | null,
  accepted: string | null,
): PageLanguage {
  const wishes = [...(wanted && isTag(wanted) ? [wanted] : []), ...acceptedLanguages(accepted)];
  const own = Object.keys(SURVEY_PAGE_WORDS);
  const language = pickLanguage(wishes, [...Object.keys(translations), ...own]) ?? 'en';
  const words = SURVEY_PAGE_WORDS[pickLanguage([language], own) ?? 'en'] ?? SURVEY_PAGE_WORDS.en;
  return { language, direction: directionOf(language), words };
}

/**
 * The language of words beside the survey's own texts, whose language is not stored. It is the caller's, except for
 * languages that the survey is translated to; else English.
 */
export function authorWords(translations: SurveyTranslations, accepted: string | null): SurveyPageWords {
  const translated = Object.keys(translations);
  const wishes = acceptedLanguages(accepted).filter((tag) => !pickLanguage([tag], translated));
  return SURVEY_PAGE_WORDS[pickLanguage(wishes, Object.keys(SURVEY_PAGE_WORDS)) ?? 'en'] ?? SURVEY_PAGE_WORDS.en;
}

function isTag(text: string): boolean {
  return /^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8}){0,3}$/.test(text);
}

/** Languages of an `Accept-Language` header, the preferred first. */
function acceptedLanguages(header: string | null): string[] {
  return (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', weight = ''] = part.trim().split(';');
      return { tag: tag.trim(), weight: Number(/q=([\d.]+)/.exec(weight)?.[1] ?? 1) };
    })
    .filter(({ tag, weight }) => isTag(tag) && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
