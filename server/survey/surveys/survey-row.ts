import type { Survey } from '@spotreel/sdk/internal/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { resourceNotFound } from '../service/not-found';
import { survey } from '../tables';

export type SurveyRow = typeof survey.$inferSelect;

/** Throws `not_found`. With `lock` the survey is locked until the transaction ends. */
export async function findSurvey(db: Database, environmentId: string, id: string, lock?: 'lock'): Promise<SurveyRow> {
  const query = db
    .select()
    .from(survey)
    .where(and(eq(survey.id, id), eq(survey.environmentId, environmentId)));
  const [row] = await (lock ? query.for('update') : query);
  if (!row) throw resourceNotFound('Survey', id);
  return row;
}

/** As operators see it. */
export function toSurvey({ content, id, environmentId, name, type, status, createdAt, updatedAt }: SurveyRow): Survey {
  return {
    ...content,
    id,
    environmentId,
    name,
    type,
    status,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** As visitors get it: what protects a survey, and what is only said when it is closed, stays here. */
export function toVisitorSurvey(row: SurveyRow): Survey {
  return { ...toSurvey(row), pin: null, singleUse: null, verifyEmail: null, surveyClosedMessage: null };
}

/** True if people may begin it at `nowMs`, on a site or by a link. */
export function takesResponses({ status, content }: SurveyRow, nowMs: number): boolean {
  if (status !== 'inProgress') return false;
  return content.closeOnDate === null || new Date(content.closeOnDate).getTime() > nowMs;
}
