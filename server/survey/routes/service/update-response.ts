import { surveyServiceCalls } from '@spotreel/sdk/contract';
import { implementService } from '../../implement-service';
import { recordChange } from '../../responses';

export const updateResponse = implementService(
  surveyServiceCalls.updateResponse,
  async ({ params, body, environment }, { db, clock }) => {
    const { ignored } = await recordChange(db, environment.id, params.responseId, body, clock.now());
    return ignored.length > 0 ? { ignored: [...ignored] } : {};
  },
);
