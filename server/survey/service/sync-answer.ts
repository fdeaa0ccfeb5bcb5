import type { Survey, SurveySync } from '@spotreel/sdk/internal/contract';
import { eligibleSurveys, type SurveyDisplay } from '@spotreel/sdk/internal/survey';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import type { SurveyServices } from '../domain';
import { surveyDisplay } from '../tables';
import { attributeClasses, type PersonRow } from '../visitors/people';
import type { EnvironmentSync } from './environment-syncs';

/**
 * Sync for the widget of a person: only surveys that may be shown to them now. A visitor without a user id gets every
 * running survey, and the widget filters by the displays that it has kept (facts: detail 10).
 */
export async function personSync(
  { db, clock }: Pick<SurveyServices, 'db' | 'clock'>,
  { environment, running, noCodeActionClasses }: EnvironmentSync,
  person: PersonRow,
): Promise<SurveySync> {
  const { product, id } = environment;
  const visitor = {
    displays: await displaysOf(db, person.id),
    attributes: await attributesOf(db, id, person, running),
  };
  return {
    surveys: eligibleSurveys(running, visitor, product, clock.now()),
    noCodeActionClasses,
    product,
    person: { id: person.id, userId: person.userId },
  };
}

/** By the ids of their classes, which filters name; none where no survey filters. */
async function attributesOf(
  db: Database,
  environmentId: string,
  person: PersonRow,
  running: readonly Survey[],
): Promise<Record<string, string>> {
  if (running.every(({ attributeFilters }) => attributeFilters.length === 0)) return {};
  const classes = await attributeClasses(db, environmentId);
  const known = classes.flatMap((row) => {
    const value = person.attributes[row.name];
    return value === undefined ? [] : [[row.id, value] as const];
  });
  return Object.fromEntries(known);
}

async function displaysOf(db: Database, personId: string): Promise<SurveyDisplay[]> {
  const rows = await db.select().from(surveyDisplay).where(eq(surveyDisplay.personId, personId));
  return rows.map(({ surveyId, createdAt, responseId }) => ({
    surveyId,
    createdAt: createdAt.toISOString(),
    responded: responseId !== null,
  }));
}
