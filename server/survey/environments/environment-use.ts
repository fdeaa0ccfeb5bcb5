import type { SurveyEnvironment } from '@spotreel/sdk/internal/contract';
import { endOfPeriod } from '../../platform/quota/quota-catalogue';
import type { SurveyServices } from '../domain';

/** Remaining and total quota of visitors of an environment. */
export async function environmentUse(
  { quotas, clock }: Pick<SurveyServices, 'quotas' | 'clock'>,
  id: string,
): Promise<NonNullable<SurveyEnvironment['use']>> {
  const stateOf = async (name: 'survey_responses' | 'survey_people' | 'survey_storage') => {
    const { used, limit } = await quotas.stateOf(name, id);
    return { used, limit };
  };
  return {
    responses: await stateOf('survey_responses'),
    resetsAt: new Date(endOfPeriod('month', clock.now())).toISOString(),
    people: await stateOf('survey_people'),
    files: await stateOf('survey_storage'),
  };
}
