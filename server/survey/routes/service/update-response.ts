import { surveyServiceCalls } from '@spotreel/sdk/internal/contract';
import { recordChange } from '../../answers/responses';
import { implementService } from '../../service/implement-service';

export const updateResponse = implementService(
  surveyServiceCalls.updateResponse,
  async ({ params, body, environment }, { db, clock }) => {
    const { ignored } = await recordChange(db, environment.id, params.responseId, body, clock.now());
    return ignored.length > 0 ? { ignored: [...ignored] } : {};
  },
);
