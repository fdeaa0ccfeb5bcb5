import { surveyServiceCalls } from '../../../sdk/contract/calls/survey-service';
import type { Services } from '../../services';
import { implementService, type ServiceInput } from '../../surveys/implement-service';
import { personOf, requireUserId, setAttributes } from '../../surveys/people';

const { updatePerson: byPost, putPerson: byPut } = surveyServiceCalls;

export const updatePerson = implementService(byPost, changePerson);
export const putPerson = implementService(byPut, changePerson);

type Change = Pick<ServiceInput<typeof byPost>, 'params' | 'body' | 'environment'>;

async function changePerson({ params, body, environment }: Change, { db }: Services): Promise<Record<string, never>> {
  const person = await personOf(db, environment.id, requireUserId(params.userId));
  await setAttributes(db, person, body.attributes);
  return {};
}
