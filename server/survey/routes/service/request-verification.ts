import { surveyServiceCalls } from '@spotreel/sdk/internal/contract';
import { mailVerificationLink as mailLink } from '../../page/mail-verification-link';
import { implementService } from '../../service/implement-service';
import { findSurvey } from '../../surveys/survey-row';

export const requestVerification = implementService(
  surveyServiceCalls.requestVerification,
  async ({ params, body, environment, context }, services) => {
    const { id } = await findSurvey(services.db, environment.id, params.surveyId);
    await mailLink(services, id, body, context);
    return {};
  },
);
