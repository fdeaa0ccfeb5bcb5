import { arabic } from './arabic';
import { english, type SurveyPageWords } from './english';
import { french } from './french';
import { german } from './german';
import { japanese } from './japanese';
import { portuguese } from './portuguese';
import { spanish } from './spanish';

/** By language: those that the survey widget speaks too. */
export const SURVEY_PAGE_WORDS: Readonly<Record<string, SurveyPageWords>> & { readonly en: SurveyPageWords } = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  ar: arabic,
  ja: japanese,
};
