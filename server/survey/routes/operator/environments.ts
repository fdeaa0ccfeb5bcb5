import { surveyCalls } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import { implement } from '../../domain';
import { environmentUse } from '../../environments/environment-use';
import { ensureEnvironment, environmentsOf } from '../../environments/environments';
import { toEnvironment } from '../../environments/to-environment';
import { ownEnvironment } from '../../own-surveys';
import { surveyEnvironment } from '../../tables';

export const surveyEnvironments = implement(surveyCalls.surveyEnvironments, async ({ user }, services) => {
  const { db } = services;
  await ensureEnvironment(db, user.tenantId);
  const rows = await environmentsOf(db, user.tenantId);
  return Promise.all(rows.map(async (row) => ({ ...toEnvironment(row), use: await environmentUse(services, row.id) })));
});

export const updateSurveyEnvironment = implement(
  surveyCalls.updateSurveyEnvironment,
  async ({ params, body, user }, { db }) => {
    const before = await ownEnvironment(db, user, params.environmentId);
    const { name, product } = body;
    await db.update(surveyEnvironment).set({ name, product }).where(eq(surveyEnvironment.id, before.id));
    return toEnvironment({ ...before, name, product });
  },
);
