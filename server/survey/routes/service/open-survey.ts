import { surveyServiceCalls } from '@spotreel/sdk/internal/contract';
import { openSurveyPage as openOnPage } from '../../page/open-survey';
import { implementService } from '../../service/implement-service';
import { resourceNotFound } from '../../service/not-found';

export const openSurvey = implementService(
  surveyServiceCalls.openSurvey,
  async ({ params: { surveyId }, body, environment, context }, services) => {
    const { environmentId, ...opening } = await openOnPage(services, surveyId, body, context.address);
    if (environmentId !== environment.id) throw resourceNotFound('Survey', surveyId);
    return opening;
  },
);
