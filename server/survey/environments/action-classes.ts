/** Triggers of surveys of an environment, and the surveys that name them. */

import type { NoCodeConfig, SurveyActionClass } from '@spotreel/sdk/internal/contract';
import { neverMatches } from '@spotreel/sdk/internal/survey';
import { and, asc, eq, ne } from 'drizzle-orm';
import { type Database, isUniqueViolation } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import { changedSurvey } from '../surveys/save-survey';
import { survey, surveyActionClass } from '../tables';

type ActionRow = typeof surveyActionClass.$inferSelect;

export interface ActionClassValues {
  readonly name: string;
  readonly noCodeConfig?: NoCodeConfig | undefined;
}

/** Throws `address_never_matches`. */
export function actionRowOf({ name, noCodeConfig }: ActionClassValues) {
  const { pageUrl } = noCodeConfig ?? {};
  const never = pageUrl?.value ? neverMatches(pageUrl.rule, pageUrl.value) : undefined;
  if (never)
    throw new ApiError('address_never_matches', {
      details: { 'noCodeConfig.pageUrl.value': [`This URL can’t match any page. An example: ${never.example}`] },
    });
  return { name, noCodeConfig: noCodeConfig ?? null, type: noCodeConfig ? 'noCode' : 'code' } as const;
}

/** By name. */
export async function actionClassesOf(db: Database, environmentId: string): Promise<SurveyActionClass[]> {
  const rows = await db
    .select()
    .from(surveyActionClass)
    .where(eq(surveyActionClass.environmentId, environmentId))
    .orderBy(asc(surveyActionClass.name));
  const surveys = await db.select().from(survey).where(eq(survey.environmentId, environmentId));
  return rows.map((row) => toActionClass(row, surveys));
}

/** Automatic ones stay as they are: widgets fire them by these names. Throws `not_found`, `name_taken` and `address_never_matches`. */
export async function changeActionClass(
  db: Database,
  environmentId: string,
  id: string,
  draft: ActionClassValues,
): Promise<SurveyActionClass> {
  return db.transaction(async (tx) => {
    const own = ownAction(environmentId, id);
    const [before] = await tx.select().from(surveyActionClass).where(own).for('update');
    if (!before) throw new ApiError('not_found');
    const [row] = await nameTakenAside(() =>
      tx.update(surveyActionClass).set(actionRowOf(draft)).where(own).returning(),
    );
    if (!row) throw new ApiError('not_found');
    await renameTrigger(tx, environmentId, before.name, row.name);
    const surveys = await tx.select().from(survey).where(eq(survey.environmentId, environmentId));
    return toActionClass(row, surveys);
  });
}

/** An action that an author made. */
export function ownAction(environmentId: string, id: string) {
  return and(
    eq(surveyActionClass.id, id),
    eq(surveyActionClass.environmentId, environmentId),
    ne(surveyActionClass.type, 'automatic'),
  );
}

export async function nameTakenAside<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (thrown) {
    throw isUniqueViolation(thrown) ? new ApiError('name_taken', { cause: thrown }) : thrown;
  }
}

/** Triggers are names: they follow, and an editor that is open learns that its survey has changed. */
async function renameTrigger(tx: Database, environmentId: string, from: string, to: string): Promise<void> {
  if (from === to) return;
  const rows = await tx.select().from(survey).where(eq(survey.environmentId, environmentId)).for('update');
  for (const row of rows) {
    const { triggers } = row.content;
    if (!triggers.includes(from)) continue;
    const renamed = [...new Set(triggers.map((name) => (name === from ? to : name)))];
    await changedSurvey(tx, row, { content: { ...row.content, triggers: renamed } });
  }
}

function toActionClass(
  { id, name, type, noCodeConfig }: ActionRow,
  surveys: readonly (typeof survey.$inferSelect)[],
): SurveyActionClass {
  const users = surveys.filter(({ content }) => content.triggers.includes(name));
  return { id, name, type, noCodeConfig, surveys: users.map((row) => ({ id: row.id, name: row.name })) };
}
