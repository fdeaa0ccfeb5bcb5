/** Synced state of an environment for widgets, kept in memory: each page of a site asks for it. */
import type { Clock } from '@spotreel/sdk/internal/base';
import type { Survey, SurveySync } from '@spotreel/sdk/internal/contract';
import { isRunning } from '@spotreel/sdk/internal/survey';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { createKeptValues } from '../../platform/data/kept-values';
import { createCachedJson, type PreparedJson } from '../../platform/http/answers/cached-json';
import { type EnvironmentRow, findEnvironment } from '../environments/environments';
import { toVisitorSurvey } from '../surveys/survey-row';
import { survey, surveyActionClass } from '../tables';

export interface EnvironmentSync {
  readonly environment: EnvironmentRow;
  /** Surveys that run on sites, oldest first: the order in which triggers look for one. */
  readonly running: readonly Survey[];
  readonly noCodeActionClasses: SurveySync['noCodeActionClasses'];
  /** The answer to visitors whom the site does not name. */
  readonly anonymous: PreparedJson;
}

export interface EnvironmentSyncs {
  /** At most some seconds old. Throws `not_found`. */
  of(environmentId: string): Promise<EnvironmentSync>;
  /** After a change in this process. */
  forget(): void;
  /** The answer for one person. */
  prepare(sync: SurveySync): PreparedJson;
}

/** Until a change in another process is seen; widgets keep what they have for 15 minutes. */
const KEPT_MS = 5000;
const MOST_KEPT = 500;

export function createEnvironmentSyncs(db: Database, clock: Clock): EnvironmentSyncs {
  const json = createCachedJson();
  const prepare = (data: SurveySync) => json.prepare({ data });
  const kept = createKeptValues({ clock, keptMs: KEPT_MS, most: MOST_KEPT }, async (id: string) => {
    const environment = await findEnvironment(db, id);
    const running = (await webSurveys(db, id)).filter((one) => isRunning(one, clock.now()));
    const noCodeActionClasses = await readNoCodeActionClasses(db, id);
    const { product } = environment;
    const anonymous = prepare({ surveys: [...running], noCodeActionClasses, product, person: null });
    return { environment, running, noCodeActionClasses, anonymous };
  });
  return { of: kept.get, forget: kept.forget, prepare };
}

async function webSurveys(db: Database, environmentId: string): Promise<Survey[]> {
  const rows = await db
    .select()
    .from(survey)
    .where(and(eq(survey.environmentId, environmentId), eq(survey.status, 'inProgress'), eq(survey.type, 'web')))
    .orderBy(asc(survey.createdAt), asc(survey.id));
  return rows.map(toVisitorSurvey);
}

async function readNoCodeActionClasses(db: Database, environmentId: string) {
  const rows = await db
    .select()
    .from(surveyActionClass)
    .where(and(eq(surveyActionClass.environmentId, environmentId), isNotNull(surveyActionClass.noCodeConfig)))
    .orderBy(asc(surveyActionClass.createdAt), asc(surveyActionClass.id));
  return rows.flatMap(({ id, name, noCodeConfig }) => (noCodeConfig ? [{ id, name, noCodeConfig }] : []));
}
