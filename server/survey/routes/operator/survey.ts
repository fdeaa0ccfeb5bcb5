import { surveyCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../../implement';
import { ownSurvey } from '../../own-surveys';
import { toSurvey } from '../../surveys/survey-row';

export const survey = implement(surveyCalls.survey, async ({ params, user }, { db }) =>
  toSurvey(await ownSurvey(db, user, params.surveyId)),
);
