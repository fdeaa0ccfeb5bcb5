import { surveyCalls } from '@spotreel/sdk/internal/contract';
import { environmentUse } from '../../environments/environment-use';
import { ensureEnvironment, environmentsOf } from '../../environments/environments';
import { toEnvironment } from '../../environments/to-environment';
import { implement } from '../../implement';

export const surveyEnvironments = implement(surveyCalls.surveyEnvironments, async ({ user }, services) => {
  const { db } = services;
  await ensureEnvironment(db, user.tenantId);
  const rows = await environmentsOf(db, user.tenantId);
  return Promise.all(rows.map(async (row) => ({ ...toEnvironment(row), use: await environmentUse(services, row.id) })));
});
