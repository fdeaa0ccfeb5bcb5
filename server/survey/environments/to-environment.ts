import type { SurveyEnvironment } from '@spotreel/sdk/internal/contract';
import type { EnvironmentRow } from './environments';

/** As operators see it. */
export function toEnvironment({ id, name, product }: EnvironmentRow): SurveyEnvironment {
  return { id, name, product };
}
