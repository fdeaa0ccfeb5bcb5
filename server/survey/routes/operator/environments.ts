import { surveyCalls } from '@spotreel/sdk/contract';
import { ensureEnvironment, environmentsOf } from '../../environments';
import { implement } from '../../implement';
import { toEnvironment } from '../../to-environment';

export const surveyEnvironments = implement(surveyCalls.surveyEnvironments, async ({ user }, { db }) => {
  await ensureEnvironment(db, user.tenantId);
  return (await environmentsOf(db, user.tenantId)).map(toEnvironment);
});
