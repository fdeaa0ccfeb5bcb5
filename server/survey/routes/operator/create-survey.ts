import { surveyCalls } from '@spotreel/sdk/contract';
import { implement } from '../../implement';
import { insertSurvey } from '../../save-survey';
import { toSurvey } from '../../survey-row';

export const createSurvey = implement(surveyCalls.createSurvey, async ({ body, user }, { db }) =>
  toSurvey(await insertSurvey(db, user, body.survey, body.environmentId)),
);
