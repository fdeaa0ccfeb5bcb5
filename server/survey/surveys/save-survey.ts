import { createId } from '@paralleldrive/cuid2';
import type { SurveyDraft } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import type { Owner } from '../../account/session/authenticate';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import { formerChoices } from '../answers/former-choices';
import { ownEnvironment, ownSurvey } from '../own-surveys';
import { questionTitles } from '../question-titles';
import { survey } from '../tables';
import type { SurveyRow } from './survey-row';

export async function insertSurvey(
  db: Database,
  user: Owner,
  content: SurveyDraft,
  environmentId: string | undefined,
): Promise<SurveyRow> {
  const environment = await ownEnvironment(db, user, environmentId);
  const { name, type, status, questions } = content;
  const [row] = await db
    .insert(survey)
    .values({
      id: createId(),
      environmentId: environment.id,
      name,
      type,
      status,
      content,
      questionTitles: questionTitles(questions),
    })
    .returning();
  if (!row) throw new Error('The survey was not created');
  return row;
}

/** `readAt`: the `updatedAt` that the author has seen. Throws `not_found` and `stale_version`. */
export function replaceSurvey(
  db: Database,
  user: Owner,
  id: string,
  content: SurveyDraft,
  readAt: string | undefined,
): Promise<SurveyRow> {
  return db.transaction(async (tx) => {
    const before = await ownSurvey(tx, user, id, 'lock');
    if (readAt !== undefined && new Date(readAt).getTime() !== before.updatedAt.getTime()) {
      throw new ApiError('stale_version');
    }
    const { name, type, status, questions } = content;
    return changedSurvey(tx, before, {
      content,
      name,
      type,
      status,
      questionTitles: questionTitles(questions, before.questionTitles),
      formerChoices: formerChoices(before.content.questions, questions, before.formerChoices),
    });
  });
}

export function changeStatus(db: Database, user: Owner, id: string, status: SurveyRow['status']): Promise<SurveyRow> {
  return db.transaction(async (tx) => changedSurvey(tx, await ownSurvey(tx, user, id, 'lock'), { status }));
}

/** `updatedAt` grows with each change, also with two in one millisecond: it is what stale saves are known by. */
export async function changedSurvey(tx: Database, before: SurveyRow, change: Partial<SurveyRow>): Promise<SurveyRow> {
  const updatedAt = new Date(Math.max(Date.now(), before.updatedAt.getTime() + 1));
  const [row] = await tx
    .update(survey)
    .set({ ...change, updatedAt })
    .where(eq(survey.id, before.id))
    .returning();
  if (!row) throw new Error('The survey was not changed');
  return row;
}
