import { surveyServiceCalls } from '@spotreel/sdk/internal/contract';
import { preparedRoute } from '../../service/prepared-route';
import { personSync } from '../../service/sync-answer';
import { spendWrite } from '../../service/visitor-writes';
import { personOf, requireUserId } from '../../visitors/people';

export const syncPerson = preparedRoute(
  surveyServiceCalls.syncPerson,
  async ({ environmentId = '', userId = '' }, services, context) => {
    const { environmentSyncs } = services;
    const known = await environmentSyncs.of(environmentId);
    const { id } = known.environment;
    // a page that is read writes only when somebody is new
    const person = await personOf(services, id, requireUserId(userId), () => spendWrite(services, id, context, 0));
    return environmentSyncs.prepare(await personSync(services, known, person));
  },
);
