import { surveyCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../../implement';
import { changeStatus } from '../../surveys/save-survey';
import { toSurvey } from '../../surveys/survey-row';

export const setSurveyStatus = implement(surveyCalls.setSurveyStatus, async ({ params, body, user }, { db }) =>
  toSurvey(await changeStatus(db, user, params.surveyId, body.status)),
);
