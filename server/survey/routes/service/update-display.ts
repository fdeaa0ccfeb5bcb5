import { surveyServiceCalls } from '@spotreel/sdk/contract';
import { linkDisplayToResponse } from '../../displays';
import { implementService } from '../../implement-service';

export const updateDisplay = implementService(
  surveyServiceCalls.updateDisplay,
  async ({ params, body, environment }, { db }) => {
    await linkDisplayToResponse(db, environment.id, params.displayId, body.responseId);
    return {};
  },
);
