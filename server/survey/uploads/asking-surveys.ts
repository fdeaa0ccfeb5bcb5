/** Surveys that may ask for a file now: strangers can send files to no other ones. */
import { and, eq, gt } from 'drizzle-orm';
import { invalidFields } from '../../platform/http/api-error';
import type { SurveyServices } from '../domain';
import { findSurvey, type SurveyRow } from '../surveys/survey-row';
import { survey, surveyResponse } from '../tables';

type Parts = Pick<SurveyServices, 'db' | 'clock'>;

/** Time in which a begun response may be finished (docs/rules/surveys.md). */
const FINISH_MS = 24 * 60 * 60 * 1000;

/** A survey that runs, or has ended while somebody was answering. Throws `not_found` and `validation_failed`. */
export async function askingSurvey(services: Parts, environmentId: string, id: string): Promise<SurveyRow[]> {
  const row = await findSurvey(services.db, environmentId, id);
  if (row.status === 'inProgress' || (row.status === 'completed' && (await isBeingAnswered(services, id))))
    return [row];
  throw invalidFields({ surveyId: ['This survey is not running'] });
}

/** Surveys of a request that names none: all that run. */
export function askingSurveys({ db }: Parts, environmentId: string): Promise<SurveyRow[]> {
  return db
    .select()
    .from(survey)
    .where(and(eq(survey.environmentId, environmentId), eq(survey.status, 'inProgress')));
}

async function isBeingAnswered({ db, clock }: Parts, surveyId: string): Promise<boolean> {
  const [open] = await db
    .select({ id: surveyResponse.id })
    .from(surveyResponse)
    .where(
      and(
        eq(surveyResponse.surveyId, surveyId),
        eq(surveyResponse.finished, false),
        gt(surveyResponse.createdAt, new Date(clock.now() - FINISH_MS)),
      ),
    )
    .limit(1);
  return open !== undefined;
}
