import { surveyServiceCalls } from '@spotreel/sdk/contract';
import { linkDisplay } from '../../surveys/displays';
import { implementService } from '../../surveys/implement-service';

export const updateDisplay = implementService(
  surveyServiceCalls.updateDisplay,
  async ({ params, body, environment }, { db }) => {
    await linkDisplay(db, environment.id, params.displayId, body.responseId);
    return {};
  },
);
