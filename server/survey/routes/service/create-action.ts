import { surveyServiceCalls } from '@spotreel/sdk/contract';
import { surveyAction } from '../../../platform/data/schema/surveys';
import { implementService } from '../../implement-service';
import { personOf } from '../../people';

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
