import {
  demoActions,
  demoEnvironment,
  demoResponses,
  demoResults,
  demoSurvey,
  demoSurveys,
  demoUsage,
} from '../demo-surveys';
import { pageOf } from '../page-of';
import type { Answers, Asked } from '../story-call';

/** Answers for operators. */
export const surveyAnswers: Answers = {
  usage: () => demoUsage,
  surveyEnvironments: () => [demoEnvironment],
  surveyActionClasses: () => demoActions,
  surveyAttributeClasses: () => [{ id: 'p1', name: 'plan' }],
  surveys: (asked: Asked) => pageOf(demoSurveys, asked),
  survey: ({ params }) => (params.surveyId === demoSurvey.id ? demoSurvey : undefined),
  createSurvey: () => demoSurvey,
  updateSurvey: () => demoSurvey,
  setSurveyStatus: () => demoSurvey,
  surveyColumns: () => demoSurvey.questions.map(({ id, headline, type }) => ({ id, headline, type })),
  surveyResponses: (asked: Asked) => pageOf(demoResponses, asked),
  surveyResults: () => demoResults,
};
