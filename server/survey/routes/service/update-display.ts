import { surveyServiceCalls } from '@spotreel/sdk/internal/contract';
import { implementService } from '../../service/implement-service';
import { linkDisplayToResponse } from '../../visitors/displays';

export const updateDisplay = implementService(
  surveyServiceCalls.updateDisplay,
  async ({ params, body, environment }, { db }) => {
    await linkDisplayToResponse(db, environment.id, params.displayId, body.responseId);
    return {};
  },
);
