import { surveyServiceCalls } from '@spotreel/sdk/contract';
import { implementService } from '../../implement-service';
import { personOf } from '../../people';

export const createPerson = implementService(surveyServiceCalls.createPerson, async ({ body, environment }, { db }) => {
  const { userId } = await personOf(db, environment.id, body.userId);
  return { userId };
});
