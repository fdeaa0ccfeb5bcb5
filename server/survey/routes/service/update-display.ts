import { surveyServiceCalls } from '@spotreel/sdk/contract';
import { linkDisplay } from '../../displays';
import { implementService } from '../../implement-service';

export const updateDisplay = implementService(
  surveyServiceCalls.updateDisplay,
  async ({ params, body, environment }, { db }) => {
    await linkDisplay(db, environment.id, params.displayId, body.responseId);
    return {};
  },
);
