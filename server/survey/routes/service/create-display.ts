import { surveyServiceCalls } from '@spotreel/sdk/internal/contract';
import { implementService } from '../../service/implement-service';
import { recordDisplay } from '../../visitors/displays';
import { personIdOf } from '../../visitors/people';

export const createDisplay = implementService(
  surveyServiceCalls.createDisplay,
  async ({ body: { surveyId, userId, responseId }, environment }, services) => {
    const { db } = services;
    const personId = await personIdOf(services, environment.id, userId);
    return { id: await recordDisplay(db, environment.id, { surveyId, personId, responseId }) };
  },
);
