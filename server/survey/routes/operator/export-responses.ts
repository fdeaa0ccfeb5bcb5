import { surveyCalls } from '@spotreel/sdk/internal/contract';
import { exportName } from '../../export/export-name';
import { implement } from '../../implement';
import { ownSurvey } from '../../own-surveys';

export const exportSurveyResponses = implement(
  surveyCalls.exportSurveyResponses,
  async ({ params, query, user, context }, { db, clock, surveyExports }) => {
    const { id: surveyId, name } = await ownSurvey(db, user, params.surveyId);
    const { format, ...filter } = query;
    const token = await surveyExports.sign({ surveyId, format, filter });
    return {
      fileName: exportName(name, format, clock.now()),
      url: `${context.baseUrl}/survey-export?${new URLSearchParams({ token })}`,
    };
  },
);
