import { surveyServiceCalls } from '@spotreel/sdk/internal/contract';
import { implementService } from '../../service/implement-service';
import { surveyAction } from '../../tables';
import { personOf } from '../../visitors/people';

export const createAction = implementService(
  surveyServiceCalls.createAction,
  async ({ body: { userId, name, properties = {} }, environment }, services) => {
    const { db, clock } = services;
    const { id: personId } = await personOf(services, environment.id, userId);
    await db
      .insert(surveyAction)
      .values({ environmentId: environment.id, personId, name, properties, createdAt: new Date(clock.now()) });
    return {};
  },
);
