import { surveyServiceCalls } from '@spotreel/sdk/contract';
import { implementService } from '../../implement-service';
import { mailVerificationLink as mailLink } from '../../page/mail-verification-link';
import { findSurvey } from '../../survey-row';

export const requestVerification = implementService(
  surveyServiceCalls.requestVerification,
  async ({ params, body, environment, context }, services) => {
    const { id } = await findSurvey(services.db, environment.id, params.surveyId);
    await mailLink(services, id, body, context);
    return {};
  },
);
