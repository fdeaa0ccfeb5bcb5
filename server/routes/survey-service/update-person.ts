import { surveyServiceCalls } from '../../../sdk/contract/calls/survey-service';
import { implementService } from '../../surveys/implement-service';
import { personOf, requireUserId, setAttributes } from '../../surveys/people';

export const updatePerson = implementService(
  surveyServiceCalls.updatePerson,
  async ({ params, body, environment }, { db }) => {
    const person = await personOf(db, environment.id, requireUserId(params.userId));
    await setAttributes(db, person, body.attributes);
    return {};
  },
);
