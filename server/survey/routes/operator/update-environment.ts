import { surveyCalls } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import { toEnvironment } from '../../environments/to-environment';
import { implement } from '../../implement';
import { ownEnvironment } from '../../own-surveys';
import { surveyEnvironment } from '../../tables';

export const updateSurveyEnvironment = implement(
  surveyCalls.updateSurveyEnvironment,
  async ({ params, body, user }, { db }) => {
    const before = await ownEnvironment(db, user, params.environmentId);
    const { name, product } = body;
    await db.update(surveyEnvironment).set({ name, product }).where(eq(surveyEnvironment.id, before.id));
    return toEnvironment({ ...before, name, product });
  },
);
