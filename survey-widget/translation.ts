/** A survey in the visitor's language, for showing it alone: only surveys with translations load this file. */
import type { Survey, SurveyQuestion } from '@spotreel/sdk/contract';
import { surveyLanguage, textsFor, translateCard, translateQuestion } from '@spotreel/sdk/survey';

export interface TranslatedSurvey {
  readonly cards: Pick<Survey, 'welcomeCard' | 'thankYouCard'>;
  readonly questions: readonly SurveyQuestion[];
  /** Undefined: the survey's own, which no translation fits better. */
  readonly language: string | undefined;
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
