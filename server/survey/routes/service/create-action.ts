import { surveyServiceCalls } from '@spotreel/sdk/contract';
import { implementService } from '../../implement-service';
import { personOf } from '../../people';
import { surveyAction } from '../../tables';

export const createAction = implementService(
  surveyServiceCalls.createAction,
  async ({ body: { userId, name, properties = {} }, environment }, { db, clock }) => {
    const { id: personId } = await personOf(db, environment.id, userId);
    await db
      .insert(surveyAction)
      .values({ environmentId: environment.id, personId, name, properties, createdAt: new Date(clock.now()) });
    return {};
  },
);
