import { surveyCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../../implement';
import { ownEnvironment, ownSurvey } from '../../own-surveys';
import { sharingOf } from '../../page/survey-sharing';

export const surveySharing = implement(surveyCalls.surveySharing, async ({ params, user, context }, services) => {
  const row = await ownSurvey(services.db, user, params.surveyId);
  const environment = await ownEnvironment(services.db, user, row.environmentId);
  return sharingOf(services, row, environment, context);
});
