/** Drops what visitors leave behind and nothing needs any more: anybody can send it, so it must not grow without end. */
import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import type { SurveyServices } from '../domain';
import { surveyAction, surveyDisplay, surveyPerson, surveyResponse } from '../tables';

const DAY_MS = 24 * 60 * 60 * 1000;
const ACTION_DAYS = 90;
/** Actions of one environment, the newest. */
const MOST_ACTIONS = 100_000;
/** After so long a person of whom nothing is known but an id is forgotten; a widget makes them known again. */
const UNKNOWN_PERSON_DAYS = 90;

export async function sweepVisitors(
  { db, clock }: Pick<SurveyServices, 'db' | 'clock'>,
  mostActions = MOST_ACTIONS,
): Promise<void> {
  const before = (days: number) => new Date(clock.now() - days * DAY_MS);
  await db.delete(surveyAction).where(lt(surveyAction.createdAt, before(ACTION_DAYS)));
  await db.execute(sql`delete from survey_action where id in (
    select id from (
      select id, row_number() over (partition by environment_id order by id desc) as place from survey_action
    ) ranked where place > ${mostActions})`);
  const of = (table: typeof surveyResponse | typeof surveyDisplay | typeof surveyAction) =>
    notExists(db.select({ one: sql`1` }).from(table).where(eq(table.personId, surveyPerson.id)));
  await db
    .delete(surveyPerson)
    .where(
      and(
        lt(surveyPerson.createdAt, before(UNKNOWN_PERSON_DAYS)),
        sql`${surveyPerson.attributes} = '{}'::jsonb`,
        of(surveyResponse),
        of(surveyDisplay),
        of(surveyAction),
      ),
    );
}
