import { surveyServiceCalls } from '@spotreel/sdk/contract';
import { preparedRoute } from '../../service/prepared-route';
import { personSync } from '../../service/sync-answer';
import { personOf, requireUserId } from '../../visitors/people';

export const syncPerson = preparedRoute(
  surveyServiceCalls.syncPerson,
  async ({ environmentId = '', userId = '' }, services) => {
    const { db, environmentSyncs } = services;
    const known = await environmentSyncs.of(environmentId);
    const person = await personOf(db, known.environment.id, requireUserId(userId));
    return environmentSyncs.prepare(await personSync(services, known, person));
  },
);
