import type { Language } from '../facts/language';
import { arabicVoice } from './arabic';
import { englishVoice } from './english';
import { frenchVoice } from './french';
import { germanVoice } from './german';
import { japaneseVoice } from './japanese';
import { portugueseVoice } from './portuguese';
import { spanishVoice } from './spanish';
import type { PlannerVoice } from './voice';

export const VOICES: Readonly<Record<Language, PlannerVoice>> = {
  en: englishVoice,
  de: germanVoice,
  fr: frenchVoice,
  es: spanishVoice,
  pt: portugueseVoice,
  ar: arabicVoice,
  ja: japaneseVoice,
};
