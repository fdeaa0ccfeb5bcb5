/** A survey in the visitor's language, for showing it alone: only surveys with translations load this file. */
import type { Survey, SurveyQuestion } from '@spotreel/sdk/internal/contract';
import { ownWords, surveyLanguage, textsFor, translateCard, translateQuestion } from '@spotreel/sdk/internal/survey';
import type { EnglishText } from '../words/english';
import type { OwnWords } from '../words/language';

export interface TranslatedSurvey {
  readonly cards: Pick<Survey, 'welcomeCard' | 'thankYouCard'>;
  readonly questions: readonly SurveyQuestion[];
  /** Undefined: the survey's own, which no translation fits better. */
  readonly language: string | undefined;
}

/**
 * The words beside a survey's texts: in the language that is shown, with those that its author replaces. `load`: the widget's words in a
 * language.
 */
export async function wordsBeside(
  wanted: string,
  survey: Pick<Survey, 'language' | 'translations'>,
  load: (language: string) => Promise<OwnWords>,
): Promise<OwnWords> {
  const language = surveyLanguage(survey, [wanted]);
  const own: Readonly<Record<string, string>> = ownWords(textsFor(survey.translations, language));
  const found = await load(language ?? wanted);
  // a text that the widget does not know stays as it is
  return {
    language: language ?? found.language,
    say: (text, values) => found.say((own[text] ?? text) as EnglishText, values),
  };
}

export function translate(survey: Survey, questions: readonly SurveyQuestion[], wanted: string): TranslatedSurvey {
  const language = surveyLanguage(survey, [wanted]);
  const texts = textsFor(survey.translations, language);
  return {
    language,
    questions: questions.map((question) => translateQuestion(question, texts)),
    cards: {
      welcomeCard: translateCard(survey, 'welcomeCard', texts),
      thankYouCard: translateCard(survey, 'thankYouCard', texts),
    },
  };
}
