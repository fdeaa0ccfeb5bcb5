/**
 * A survey in another language, for display alone. Answers keep the survey's own words, so a run is given the survey as
 * it is and only what is drawn is translated. A text without a translation keeps the survey's own words.
 */
import type { SurveyQuestion } from '../../contract/surveys/question';
import type { Survey } from '../../contract/surveys/survey';
import type { SurveyTranslations } from '../../contract/surveys/translation';
import { pickLanguage } from './language';

/** Texts by their place in the survey, as `translations` has them for one language. */
export type Texts = Readonly<Record<string, string>>;

/** Begins the place of a text that replaces one of the widget. */
export const OWN_WORDS = 'words.';

/** Fields that can be translated; everything else (ids, types, links) stays whatever a translation says. */
export const TRANSLATABLE_FIELDS = [
  'headline',
  'subheader',
  'html',
  'label',
  'placeholder',
  'buttonLabel',
  'backButtonLabel',
  'dismissButtonLabel',
  'lowerLabel',
  'upperLabel',
] as const;

/** The language that a survey is shown in: the first wish that it has, else its own. Undefined: its author has not said that. */
export function surveyLanguage(
  { translations, language }: Pick<Survey, 'translations' | 'language'>,
  wishes: readonly string[],
): string | undefined {
  // from the wire
  const own = typeof language === 'string' && language !== '' ? language : undefined;
  return pickLanguage(wishes, [...(own ? [own] : []), ...Object.keys(translations)]) ?? own;
}

/** Texts of the widget that the author replaces, by the English ones. */
export function ownWords(texts: Texts): Readonly<Record<string, string>> {
  const words = Object.keys(texts).flatMap((path) => {
    const text = path.startsWith(OWN_WORDS) ? textAt(texts, path) : undefined;
    return text === undefined ? [] : [[path.slice(OWN_WORDS.length), text]];
  });
  return Object.fromEntries(words);
}

/** Nothing for a language that the survey does not have. */
export function textsFor(translations: SurveyTranslations, language: string | undefined): Texts {
  const texts: unknown = language !== undefined && Object.hasOwn(translations, language) && translations[language];
  return typeof texts === 'object' && texts !== null ? (texts as Texts) : {};
}

/** A question as it is drawn; its choices keep their ids. */
export function translateQuestion<Question extends SurveyQuestion>(question: Question, texts: Texts): Question {
  const path = `questions.${question.id}`;
  const translated = translateFields(question, path, texts);
  if (!('choices' in translated)) return translated;
  const choices = translated.choices.map((choice) =>
    'label' in choice ? { ...choice, label: textAt(texts, `${path}.choices.${choice.id}`) ?? choice.label } : choice,
  );
  return { ...translated, choices };
}

/** The welcome card or the thank-you card as it is drawn. */
export function translateCard<Name extends 'welcomeCard' | 'thankYouCard'>(
  survey: Pick<Survey, Name>,
  name: Name,
  texts: Texts,
): Survey[Name] {
  return translateFields(survey[name], name, texts);
}

function translateFields<Fields extends object>(fields: Fields, path: string, texts: Texts): Fields {
  const changed = [...TRANSLATABLE_FIELDS].flatMap((name): [string, string][] => {
    const text = textAt(texts, `${path}.${name}`);
    return text === undefined ? [] : [[name, text]];
  });
  return { ...fields, ...Object.fromEntries(changed) };
}

function textAt(texts: Texts, path: string): string | undefined {
  const text: unknown = Object.hasOwn(texts, path) ? texts[path] : undefined;
  return typeof text === 'string' && text !== '' ? text : undefined;
}
