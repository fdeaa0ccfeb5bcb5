import { surveyServiceCalls } from '@spotreel/sdk/contract';
import { implementService } from '../../service/implement-service';
import { personOf } from '../../visitors/people';

export const createPerson = implementService(surveyServiceCalls.createPerson, async ({ body, environment }, { db }) => {
  const { userId } = await personOf(db, environment.id, body.userId);
  return { userId };
});
