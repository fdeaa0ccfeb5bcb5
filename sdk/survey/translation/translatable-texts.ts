/** Every text of a survey that an author wrote and visitors see, in the order in which it is met. */
import type { SurveyQuestion } from '../../contract/surveys/question';
import type { Survey } from '../../contract/surveys/survey';
import { TRANSLATABLE_FIELDS, textsFor } from './translate-survey';

/** A text of a survey that can be translated. */
export interface TranslatableText {
  /** Its place in the survey, as `translations` names it. */
  readonly path: string;
  readonly field: (typeof TRANSLATABLE_FIELDS)[number] | 'choice';
  /** Position of a choice, from 1. */
  readonly number?: number;
  /** The author's own words. */
  readonly text: string;
}

/** The texts of one screen. */
export interface TranslatableScreen {
  readonly screen: 'welcomeCard' | 'thankYouCard' | 'question';
  /** Position of a question in the survey, from 0. */
  readonly index?: number;
  readonly texts: readonly TranslatableText[];
}

/** Screens that are not shown, and those without a text, are left out: what widgets say by themselves they translate. */
export function translatableScreens({ welcomeCard, questions, thankYouCard }: Survey): readonly TranslatableScreen[] {
  const screens: TranslatableScreen[] = [
    { screen: 'welcomeCard', texts: welcomeCard.enabled ? fieldTexts(welcomeCard, 'welcomeCard') : [] },
    ...questions.map((question, index) => ({ screen: 'question' as const, index, texts: questionTexts(question) })),
    { screen: 'thankYouCard', texts: thankYouCard.enabled ? fieldTexts(thankYouCard, 'thankYouCard') : [] },
  ];
  return screens.filter(({ texts }) => texts.length > 0);
}

export interface TranslationProgress {
  readonly done: number;
  readonly total: number;
}

/** Share of a survey's texts that a language has. */
export function translationProgress(survey: Survey, language: string): TranslationProgress {
  const texts = textsFor(survey.translations, language);
  const paths = translatableScreens(survey).flatMap((screen) => screen.texts.map(({ path }) => path));
  return { done: paths.filter((path) => Object.hasOwn(texts, path) && texts[path]).length, total: paths.length };
}

function questionTexts(question: SurveyQuestion): TranslatableText[] {
  const path = `questions.${question.id}`;
  const choices = 'choices' in question ? question.choices : [];
  return [
    ...fieldTexts(question, path),
    ...choices.flatMap((choice, index): TranslatableText[] =>
      'label' in choice && choice.label
        ? [{ path: `${path}.choices.${choice.id}`, field: 'choice', number: index + 1, text: choice.label }]
        : [],
    ),
  ];
}

function fieldTexts(fields: object, path: string): TranslatableText[] {
  const values = new Map<string, unknown>(Object.entries(fields));
  return [...TRANSLATABLE_FIELDS].flatMap((field) => {
    const text = values.get(field);
    return typeof text === 'string' && text !== '' ? [{ path: `${path}.${field}`, field, text }] : [];
  });
}
