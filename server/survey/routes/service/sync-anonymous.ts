import { surveyServiceCalls } from '@spotreel/sdk/internal/contract';
import { preparedRoute } from '../../service/prepared-route';

export const syncAnonymous = preparedRoute(
  surveyServiceCalls.syncAnonymous,
  async ({ environmentId = '' }, services) => {
    const { anonymous } = await services.environmentSyncs.of(environmentId);
    return anonymous;
  },
);
