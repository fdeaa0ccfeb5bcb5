/** Remaining and total quota of visitors of survey environments. For operators, one a screen. */
import { operatorResource } from '../resource/resource';
import type { Spotreel } from '../spotreel';

/** Environments of the tenant with what is used of them. A failure leaves the screen as it is. */
export function createSurveyUse({ editing: { context } }: Spotreel) {
  const { $state, load } = operatorResource(context, (api, signal) => api.surveyEnvironments({ signal }));
  return { $use: $state, load };
}
