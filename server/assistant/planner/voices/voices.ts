import type { Language } from '../facts/language';
import { englishVoice } from './english';
import { frenchVoice } from './french';
import { germanVoice } from './german';
import type { PlannerVoice } from './voice';

export const VOICES: Readonly<Record<Language, PlannerVoice>> = { en: englishVoice, de: germanVoice, fr: frenchVoice };
