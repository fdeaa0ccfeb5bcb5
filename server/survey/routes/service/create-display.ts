import { surveyServiceCalls } from '@spotreel/sdk/contract';
import { recordDisplay } from '../../displays';
import { implementService } from '../../implement-service';
import { personIdOf } from '../../people';

export const createDisplay = implementService(
  surveyServiceCalls.createDisplay,
  async ({ body: { surveyId, userId, responseId }, environment }, { db }) => {
    const personId = await personIdOf(db, environment.id, userId);
    return { id: await recordDisplay(db, environment.id, { surveyId, personId, responseId }) };
  },
);
