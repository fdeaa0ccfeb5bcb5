/**
 * Objects that an operator reaches: environments of their tenant, and their contents. All others do not exist for them.
 */
import { and, eq } from 'drizzle-orm';
import type { Owner } from '../account/session/authenticate';
import type { Database } from '../platform/data/database';
import { type EnvironmentRow, ensureEnvironment } from './environments/environments';
import { resourceNotFound } from './service/not-found';
import type { SurveyRow } from './surveys/survey-row';
import { survey, surveyEnvironment } from './tables';

/** Throws `not_found`. Without an id: the tenant's first environment, made where there is none. */
export async function ownEnvironment(db: Database, user: Owner, id?: string): Promise<EnvironmentRow> {
  if (id === undefined) return (await ensureEnvironment(db, user.tenantId)).environment;
  const own = and(eq(surveyEnvironment.id, id), eq(surveyEnvironment.tenantId, user.tenantId));
  const [row] = await db.select().from(surveyEnvironment).where(own);
  if (!row) throw resourceNotFound('Environment', id);
  return row;
}

/** Throws `not_found`. With `lock` the survey is locked until the transaction ends. */
export async function ownSurvey(db: Database, user: Owner, id: string, lock?: 'lock'): Promise<SurveyRow> {
  const query = db
    .select({ survey })
    .from(survey)
    .innerJoin(surveyEnvironment, eq(surveyEnvironment.id, survey.environmentId))
    .where(and(eq(survey.id, id), eq(surveyEnvironment.tenantId, user.tenantId)));
  const [row] = await (lock ? query.for('update', { of: survey }) : query);
  if (!row) throw resourceNotFound('Survey', id);
  return row.survey;
}
