import { surveyCalls } from '@spotreel/sdk/contract';
import { implement } from '../../platform/http/implement';
import { ownSurvey } from '../../surveys/own-surveys';
import { toSurvey } from '../../surveys/survey-row';

export const survey = implement(surveyCalls.survey, async ({ params, user }, { db }) =>
  toSurvey(await ownSurvey(db, user, params.surveyId)),
);
