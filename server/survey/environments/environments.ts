/** Environments: what a widget belongs to. Each tenant has one from the start. */
import { createId } from '@paralleldrive/cuid2';
import type { SurveyProduct } from '@spotreel/sdk/internal/contract';
import { asc, eq } from 'drizzle-orm';
import { takeTurns } from '../../platform/data/advisory-locks';
import type { Database } from '../../platform/data/database';
import { resourceNotFound } from '../service/not-found';
import { surveyActionClass, surveyEnvironment } from '../tables';

export type EnvironmentRow = typeof surveyEnvironment.$inferSelect;

export const DEFAULT_SURVEY_PRODUCT: SurveyProduct = {
  brandColor: '#5b4bdb',
  highlightBorderColor: null,
  placement: 'bottomRight',
  clickOutsideClose: true,
  darkOverlay: false,
  inAppSurveyBranding: true,
  recontactDays: 7,
};

/** Actions that widgets fire by themselves (docs/rules/surveys.md#triggers). */
const AUTOMATIC_ACTIONS = ['New Session', 'Exit Intent (Desktop)', '50% Scroll'] as const;

/** Throws `not_found`. */
export async function findEnvironment(db: Database, id: string): Promise<EnvironmentRow> {
  const [row] = await db.select().from(surveyEnvironment).where(eq(surveyEnvironment.id, id));
  if (!row) throw resourceNotFound('Environment', id);
  return row;
}

/** Oldest first. */
export function environmentsOf(db: Database, tenantId: number): Promise<EnvironmentRow[]> {
  return db
    .select()
    .from(surveyEnvironment)
    .where(eq(surveyEnvironment.tenantId, tenantId))
    .orderBy(asc(surveyEnvironment.createdAt), asc(surveyEnvironment.id));
}

/** The tenant's first environment; made, with the automatic actions, when there is none. */
export function ensureEnvironment(
  db: Database,
  tenantId: number,
): Promise<{ readonly environment: EnvironmentRow; readonly isNew: boolean }> {
  return db.transaction(async (tx) => {
    // two servers that start at once would make one each
    await takeTurns(tx, 'survey-environment');
    const [existing] = await environmentsOf(tx, tenantId);
    if (existing) return { environment: existing, isNew: false };
    const values = { id: createId(), tenantId, name: 'Production', product: DEFAULT_SURVEY_PRODUCT };
    const [environment] = await tx.insert(surveyEnvironment).values(values).returning();
    if (!environment) throw new Error('The survey environment was not created');
    await tx.insert(surveyActionClass).values(
      AUTOMATIC_ACTIONS.map((name) => ({
        id: createId(),
        environmentId: environment.id,
        name,
        type: 'automatic' as const,
      })),
    );
    return { environment, isNew: true };
  });
}
