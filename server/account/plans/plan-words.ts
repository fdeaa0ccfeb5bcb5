/**
 * Names and descriptions of the plans that a server begins with, in the languages of their readers. They are translated in
 * answers to those who are offered or hold a plan, by their English text. All other texts are an operator's own, and stay.
 */
import { languageFor } from '@spotreel/sdk/internal/i18n';
import { planWords } from '@spotreel/sdk/internal/server-words';
import type { RequestContext } from '../../platform/http/request-context';
import { askedLanguage } from '../asked-language';

/** A text of a plan in one language; the text itself where it is not one of the first plans. */
export type SayPlan = (text: string) => string;

/** Words of the first plans in one language, by their English ones. */
function firstPlans(locale: string): ReadonlyMap<string, string> {
  const words = planWords(languageFor(locale) ?? 'en');
  return new Map(Object.entries(planWords('en')).map(([key, text]) => [text, words[key as keyof typeof words]]));
}

export const planInEnglish: SayPlan = (text) => text;

/** In the language that a request asks for. */
export function planWordsFor(context: Pick<RequestContext, 'raw'>): SayPlan {
  const words = firstPlans(askedLanguage(context) ?? 'en');
  return (text) => words.get(text) ?? text;
}
