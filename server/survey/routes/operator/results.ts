import { surveyCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../../implement';
import { ownSurvey } from '../../own-surveys';
import { readSurveyResults as resultsOf } from '../../results/survey-results';

export const surveyResults = implement(surveyCalls.surveyResults, async ({ params, query, user }, { db }) =>
  resultsOf(db, await ownSurvey(db, user, params.surveyId), query),
);
