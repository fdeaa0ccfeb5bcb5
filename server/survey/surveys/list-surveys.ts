import type { Page, SurveyStatus, SurveySummary } from '@spotreel/sdk/internal/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/data/database';
import { offsetOf, type PageRequest, pageOf } from '../../platform/http/paging';

interface Wanted extends PageRequest {
  readonly status?: SurveyStatus | undefined;
  readonly search?: string | undefined;
}

/** The two times come as milliseconds: drivers disagree about timestamps of hand-written statements. */
type Row = SurveySummary & { createdMs: number; updatedMs: number; total: number };

/** Surveys of a tenant with their numbers, changed last first. */
export async function listSurveys(db: Database, tenantId: number, wanted: Wanted): Promise<Page<SurveySummary>> {
  const conditions: SQL[] = [sql`environment.tenant_id = ${tenantId}`];
  if (wanted.status) conditions.push(sql`survey.status = ${wanted.status}`);
  if (wanted.search) conditions.push(sql`strpos(lower(survey.name), lower(${wanted.search})) > 0`);
  const rows = await rowsOf<Row>(
    db,
    sql`select survey.id, survey.environment_id as "environmentId", survey.name, survey.type, survey.status,
      (extract(epoch from survey.created_at) * 1000)::float8 as "createdMs",
      (extract(epoch from survey.updated_at) * 1000)::float8 as "updatedMs",
      (select count(*)::int from survey_display where survey_id = survey.id) as displays,
      (select count(*)::int from survey_response where survey_id = survey.id) as responses,
      (select count(*)::int from survey_response where survey_id = survey.id and finished) as finished,
      count(*) over ()::int as total
      from survey join survey_environment environment on environment.id = survey.environment_id
      where ${sql.join(conditions, sql` and `)}
      order by survey.updated_at desc, survey.id limit ${wanted.perPage} offset ${offsetOf(wanted)}`,
  );
  const surveys = rows.map(({ createdMs, updatedMs, total: _total, ...row }) => ({
    ...row,
    createdAt: new Date(createdMs).toISOString(),
    updatedAt: new Date(updatedMs).toISOString(),
  }));
  return pageOf(surveys, rows[0]?.total ?? 0, wanted);
}
