import { surveyServiceCalls } from '@spotreel/sdk/contract';
import { implementService, sendCached } from '../../implement-service';
import { personOf, requireUserId } from '../../people';
import { syncAnswer } from '../../sync-answer';

export const syncPerson = implementService(
  surveyServiceCalls.syncPerson,
  async ({ params, environment }, services) =>
    syncAnswer(services, environment, await personOf(services.db, environment.id, requireUserId(params.userId))),
  sendCached,
);
