import { surveyServiceCalls } from '@spotreel/sdk/contract';
import { implementService, sendCached } from '../../surveys/implement-service';
import { personOf, requireUserId } from '../../surveys/people';
import { syncAnswer } from '../../surveys/sync-answer';

export const syncPerson = implementService(
  surveyServiceCalls.syncPerson,
  async ({ params, environment }, services) =>
    syncAnswer(services, environment, await personOf(services.db, environment.id, requireUserId(params.userId))),
  sendCached,
);
