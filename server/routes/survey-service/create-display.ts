import { surveyServiceCalls } from '@spotreel/sdk/contract';
import { createDisplay as recordDisplay } from '../../surveys/displays';
import { implementService } from '../../surveys/implement-service';
import { personIdOf } from '../../surveys/people';

export const createDisplay = implementService(
  surveyServiceCalls.createDisplay,
  async ({ body: { surveyId, userId, responseId }, environment }, { db }) => {
    const personId = await personIdOf(db, environment.id, userId);
    return { id: await recordDisplay(db, environment.id, { surveyId, personId, responseId }) };
  },
);
