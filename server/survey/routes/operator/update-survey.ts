import { surveyCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../../implement';
import { replaceSurvey } from '../../surveys/save-survey';
import { toSurvey } from '../../surveys/survey-row';

export const updateSurvey = implement(surveyCalls.updateSurvey, async ({ params, body, user }, { db }) =>
  toSurvey(await replaceSurvey(db, user, params.surveyId, body.survey, body.updatedAt)),
);
