import type { SurveyEnvironment } from '@spotreel/sdk/contract';
import type { EnvironmentRow } from './environments';

/** As operators see it. */
export function toEnvironment({ id, name, product }: EnvironmentRow): SurveyEnvironment {
  return { id, name, product };
}
