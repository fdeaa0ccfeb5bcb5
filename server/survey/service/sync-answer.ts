import type { Survey, SurveySync } from '@spotreel/sdk/contract';
import { eligibleSurveys, isRunning, type SurveyDisplay } from '@spotreel/sdk/survey';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import type { EnvironmentRow } from '../environments/environments';
import type { SurveyServices } from '../services';
import { toVisitorSurvey } from '../surveys/survey-row';
import { survey, surveyActionClass, surveyDisplay } from '../tables';
import { attributeClasses, type PersonRow } from '../visitors/people';

/**
 * What a widget gets to know. For a person only what may be shown to them now. A visitor without a user id gets every
 * running survey, and the widget filters by the displays that it has kept (facts: detail 10).
 */
export async function syncAnswer(
  { db, clock }: Pick<SurveyServices, 'db' | 'clock'>,
  environment: EnvironmentRow,
  person?: PersonRow,
): Promise<SurveySync> {
  const running = (await webSurveys(db, environment.id)).filter((survey) => isRunning(survey, clock.now()));
  return {
    surveys: person ? await eligible(db, environment, person, running, clock.now()) : running,
    noCodeActionClasses: await noCodeActionClasses(db, environment.id),
    product: environment.product,
    person: person ? { id: person.id, userId: person.userId } : null,
  };
}

/** Oldest first: the order in which triggers look for one. */
async function webSurveys(db: Database, environmentId: string): Promise<Survey[]> {
  const rows = await db
    .select()
    .from(survey)
    .where(and(eq(survey.environmentId, environmentId), eq(survey.status, 'inProgress'), eq(survey.type, 'web')))
    .orderBy(asc(survey.createdAt), asc(survey.id));
  return rows.map(toVisitorSurvey);
}

async function eligible(
  db: Database,
  { product, id }: EnvironmentRow,
  person: PersonRow,
  running: readonly Survey[],
  nowMs: number,
): Promise<Survey[]> {
  const classes = await attributeClasses(db, id);
  const known = classes.flatMap((row) => {
    const value = person.attributes[row.name];
    return value === undefined ? [] : [[row.id, value] as const];
  });
  const visitor = { displays: await displaysOf(db, person.id), attributes: Object.fromEntries(known) };
  return eligibleSurveys(running, visitor, product, nowMs);
}

async function displaysOf(db: Database, personId: string): Promise<SurveyDisplay[]> {
  const rows = await db.select().from(surveyDisplay).where(eq(surveyDisplay.personId, personId));
  return rows.map(({ surveyId, createdAt, responseId }) => ({
    surveyId,
    createdAt: createdAt.toISOString(),
    responded: responseId !== null,
  }));
}

async function noCodeActionClasses(db: Database, environmentId: string) {
  const rows = await db
    .select()
    .from(surveyActionClass)
    .where(and(eq(surveyActionClass.environmentId, environmentId), isNotNull(surveyActionClass.noCodeConfig)))
    .orderBy(asc(surveyActionClass.createdAt), asc(surveyActionClass.id));
  return rows.flatMap(({ id, name, noCodeConfig }) => (noCodeConfig ? [{ id, name, noCodeConfig }] : []));
}
