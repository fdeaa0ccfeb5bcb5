import { surveyServiceCalls } from '@spotreel/sdk/contract';
import { implementService } from '../../implement-service';
import { resourceNotFound } from '../../not-found';
import { openSurveyPage as openOnPage } from '../../page/open-survey';

export const openSurvey = implementService(
  surveyServiceCalls.openSurvey,
  async ({ params: { surveyId }, body, environment, context }, services) => {
    const { environmentId, ...opening } = await openOnPage(services, surveyId, body, context.address);
    if (environmentId !== environment.id) throw resourceNotFound('Survey', surveyId);
    return opening;
  },
);
