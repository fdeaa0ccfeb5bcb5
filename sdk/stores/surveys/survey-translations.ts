/** Changes of a survey's translations, as values: what is given is never changed. */
import type { SurveyTranslations } from '../../contract/surveys/translation';

export {
  type TranslatableScreen,
  type TranslatableText,
  translatableScreens,
  translationProgress,
} from '../../survey/translation/translatable-texts';
export { OWN_WORDS } from '../../survey/translation/translate-survey';
export { WIDGET_WORDS } from '../../survey/translation/widget-words';

/** An empty text is none: the survey's own words are shown there. */
export function withTranslation(
  translations: SurveyTranslations,
  language: string,
  path: string,
  text: string,
): SurveyTranslations {
  const others = Object.entries(translations[language] ?? {}).filter(([at]) => at !== path);
  return { ...translations, [language]: Object.fromEntries(text === '' ? others : [...others, [path, text]]) };
}

/** Adds a language without texts; one that is there stays as it is. */
export function withLanguage(translations: SurveyTranslations, language: string): SurveyTranslations {
  return Object.hasOwn(translations, language) ? translations : { ...translations, [language]: {} };
}

/** Drops a language with all its texts. */
export function withoutLanguage(translations: SurveyTranslations, language: string): SurveyTranslations {
  return Object.fromEntries(Object.entries(translations).filter(([tag]) => tag !== language));
}

/** A question’s copy speaks the same languages. */
export function withCopiedQuestion(translations: SurveyTranslations, fromId: string, toId: string): SurveyTranslations {
  const prefix = `questions.${fromId}.`;
  return Object.fromEntries(
    Object.entries(translations).map(([language, texts]) => {
      const own = Object.entries(texts).filter(([path]) => path.startsWith(prefix));
      const copies = own.map(([path, text]): [string, string] => [
        `questions.${toId}.${path.slice(prefix.length)}`,
        text,
      ]);
      return [language, { ...texts, ...Object.fromEntries(copies) }];
    }),
  );
}

/** A question that is gone leaves no texts behind, for a later one of the same id would take them over. */
export function withoutQuestion(translations: SurveyTranslations, id: string): SurveyTranslations {
  return Object.fromEntries(
    Object.entries(translations).map(([language, texts]) => [
      language,
      Object.fromEntries(Object.entries(texts).filter(([path]) => !path.startsWith(`questions.${id}.`))),
    ]),
  );
}
