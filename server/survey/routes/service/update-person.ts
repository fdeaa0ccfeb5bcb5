import { surveyServiceCalls } from '@spotreel/sdk/internal/contract';
import type { SurveyServices } from '../../domain';
import type { EnvironmentRow } from '../../environments/environments';
import { implementService } from '../../service/implement-service';
import { type Attributes, personOf, requireUserId, setAttributes } from '../../visitors/people';

export const updatePerson = implementService(surveyServiceCalls.updatePerson, changePerson);
export const putPerson = implementService(surveyServiceCalls.putPerson, changePerson);

interface Change {
  readonly params: { readonly userId: string };
  readonly body: { readonly attributes: Attributes };
  readonly environment: EnvironmentRow;
}

async function changePerson(
  { params, body, environment }: Change,
  services: SurveyServices,
): Promise<Record<string, never>> {
  const person = await personOf(services, environment.id, requireUserId(params.userId));
  await setAttributes(services.db, person, body.attributes);
  return {};
}
