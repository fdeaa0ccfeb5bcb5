import { surveyServiceCalls } from '@spotreel/sdk/contract';
import { implementService, sendCached } from '../../service/implement-service';
import { syncAnswer } from '../../service/sync-answer';
import { personOf, requireUserId } from '../../visitors/people';

export const syncPerson = implementService(
  surveyServiceCalls.syncPerson,
  async ({ params, environment }, services) =>
    syncAnswer(services, environment, await personOf(services.db, environment.id, requireUserId(params.userId))),
  sendCached,
);
