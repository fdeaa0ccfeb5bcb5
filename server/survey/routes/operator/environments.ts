import { surveyCalls } from '@spotreel/sdk/contract';
import { ensureEnvironment, environmentsOf } from '../../environments/environments';
import { toEnvironment } from '../../environments/to-environment';
import { implement } from '../../implement';

export const surveyEnvironments = implement(surveyCalls.surveyEnvironments, async ({ user }, { db }) => {
  await ensureEnvironment(db, user.tenantId);
  return (await environmentsOf(db, user.tenantId)).map(toEnvironment);
});
