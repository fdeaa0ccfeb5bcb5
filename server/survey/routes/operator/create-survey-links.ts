import { surveyCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../../implement';
import { ownSurvey } from '../../own-surveys';
import { makeLinks } from '../../page/survey-sharing';

export const createSurveyLinks = implement(
  surveyCalls.createSurveyLinks,
  async ({ params, body, user, context }, services) =>
    makeLinks(services, await ownSurvey(services.db, user, params.surveyId), body.count, context.baseUrl),
);
