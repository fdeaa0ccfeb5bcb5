import { surveyCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../../implement';
import { insertSurvey } from '../../surveys/save-survey';
import { toSurvey } from '../../surveys/survey-row';

export const createSurvey = implement(surveyCalls.createSurvey, async ({ body, user }, { db }) =>
  toSurvey(await insertSurvey(db, user, body.survey, body.environmentId)),
);
