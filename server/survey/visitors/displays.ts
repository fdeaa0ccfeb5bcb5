/** Records that a survey was shown, and to whom where that is known. */
import { createId } from '@paralleldrive/cuid2';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { resourceNotFound } from '../service/not-found';
import { findSurvey } from '../surveys/survey-row';
import { survey, surveyDisplay, surveyResponse } from '../tables';

interface NewDisplay {
  readonly surveyId: string;
  readonly personId: string | null;
  readonly responseId?: string | null | undefined;
}

/** Throws `not_found` for a survey or a response that is not of this environment. */
export async function recordDisplay(db: Database, environmentId: string, display: NewDisplay): Promise<string> {
  const { surveyId, personId, responseId } = display;
  await findSurvey(db, environmentId, surveyId);
  if (responseId) await requireResponse(db, surveyId, responseId);
  const id = createId();
  await db.insert(surveyDisplay).values({ id, surveyId, personId, responseId: responseId ?? null });
  return id;
}

/** Throws `not_found` for a display of elsewhere, and for a response to another survey. */
export async function linkDisplayToResponse(
  db: Database,
  environmentId: string,
  displayId: string,
  responseId: string,
): Promise<void> {
  const own = db.select({ id: survey.id }).from(survey).where(eq(survey.environmentId, environmentId));
  const [display] = await db
    .select({ surveyId: surveyDisplay.surveyId })
    .from(surveyDisplay)
    .where(and(eq(surveyDisplay.id, displayId), inArray(surveyDisplay.surveyId, own)));
  if (!display) throw resourceNotFound('Display', displayId);
  await requireResponse(db, display.surveyId, responseId);
  await db.update(surveyDisplay).set({ responseId }).where(eq(surveyDisplay.id, displayId));
}

async function requireResponse(db: Database, surveyId: string, responseId: string): Promise<void> {
  const [found] = await db
    .select({ id: surveyResponse.id })
    .from(surveyResponse)
    .where(and(eq(surveyResponse.id, responseId), eq(surveyResponse.surveyId, surveyId)));
  if (!found) throw resourceNotFound('Response', responseId);
}
