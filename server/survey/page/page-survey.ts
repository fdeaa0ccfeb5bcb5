import { and, eq, inArray, ne, or } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import type { EnvironmentRow } from '../environments/environments';
import { resourceNotFound } from '../service/not-found';
import type { SurveyRow } from '../surveys/survey-row';
import { survey, surveyEnvironment, surveyResponse } from '../tables';

/** Types that have a page of their own. An app opens that of a `mobile` survey in its browser view. */
const PAGE_TYPES: readonly SurveyRow['type'][] = ['link', 'email', 'mobile'];

/** The survey id in an address `/s/{surveyId}` or below; '' where there is none. */
export function surveyIdIn({ pathname }: URL): string {
  return /^\/s\/([\w-]{1,64})(\/|$)/.exec(pathname)?.[1] ?? '';
}

export interface PageSurvey {
  readonly row: SurveyRow;
  readonly environment: EnvironmentRow;
}

/** Throws `not_found` for surveys without a page. `drafts`: those too that are not started. */
export async function findPageSurvey(db: Database, surveyId: string, drafts?: 'drafts'): Promise<PageSurvey> {
  const started = drafts ? undefined : ne(survey.status, 'draft');
  const [found] = await db
    .select({ row: survey, environment: surveyEnvironment })
    .from(survey)
    .innerJoin(surveyEnvironment, eq(surveyEnvironment.id, survey.environmentId))
    .where(and(eq(survey.id, surveyId), inArray(survey.type, [...PAGE_TYPES]), started));
  if (!found) throw resourceNotFound('Survey', surveyId);
  return found;
}

export function hasPage({ type }: Pick<SurveyRow, 'type'>): boolean {
  return PAGE_TYPES.includes(type);
}

/** Respondent of a response, if one person may give only one. */
export interface Respondent {
  readonly singleUseId: string | null;
  readonly verifiedEmail: string | null;
}

type ResponseRow = typeof surveyResponse.$inferSelect;

/** The response that was begun with this link or address; undefined: none. With `lock` it is locked meanwhile. */
export async function responseOf(
  db: Database,
  surveyId: string,
  { singleUseId, verifiedEmail }: Respondent,
  lock?: 'lock',
): Promise<ResponseRow | undefined> {
  const same = [
    ...(singleUseId === null ? [] : [eq(surveyResponse.singleUseId, singleUseId)]),
    ...(verifiedEmail === null ? [] : [eq(surveyResponse.verifiedEmail, verifiedEmail)]),
  ];
  if (same.length === 0) return undefined;
  const query = db
    .select()
    .from(surveyResponse)
    .where(and(eq(surveyResponse.surveyId, surveyId), or(...same)));
  const rows = await (lock ? query.for('update') : query);
  return rows.find(({ finished }) => finished) ?? rows[0];
}
