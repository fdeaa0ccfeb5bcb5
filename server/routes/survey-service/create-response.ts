import { surveyServiceCalls } from '../../../sdk/contract/calls/survey-service';
import { implementService } from '../../surveys/implement-service';
import { personIdOf } from '../../surveys/people';
import { createResponse as recordResponse } from '../../surveys/responses';

export const createResponse = implementService(
  surveyServiceCalls.createResponse,
  async ({ body, environment }, { db, clock }) => {
    const { userId, clientKey, singleUseId, displayId, meta, ...given } = body;
    const response = {
      ...given,
      personId: await personIdOf(db, environment.id, userId),
      clientKey: clientKey ?? null,
      singleUseId: singleUseId ?? null,
      displayId: displayId ?? null,
      meta: meta ?? {},
    };
    const { id, ignored } = await recordResponse(db, environment.id, response, clock.now());
    return { id, ...(ignored.length > 0 && { ignored: [...ignored] }) };
  },
);
