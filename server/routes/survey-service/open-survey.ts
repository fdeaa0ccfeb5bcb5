import { surveyServiceCalls } from '@spotreel/sdk/contract';
import { implementService } from '../../surveys/implement-service';
import { resourceNotFound } from '../../surveys/not-found';
import { openSurvey as openOnPage } from '../../surveys/page/open-survey';

export const openSurvey = implementService(
  surveyServiceCalls.openSurvey,
  async ({ params: { surveyId }, body, environment, context }, services) => {
    const { environmentId, ...opening } = await openOnPage(services, surveyId, body, context.address);
    if (environmentId !== environment.id) throw resourceNotFound('Survey', surveyId);
    return opening;
  },
);
