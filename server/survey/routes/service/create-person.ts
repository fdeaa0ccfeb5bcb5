import { surveyServiceCalls } from '@spotreel/sdk/internal/contract';
import { implementService } from '../../service/implement-service';
import { personOf } from '../../visitors/people';

export const createPerson = implementService(
  surveyServiceCalls.createPerson,
  async ({ body, environment }, services) => {
    const { userId } = await personOf(services, environment.id, body.userId);
    return { userId };
  },
);
