import type { Answers } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { recordEvent } from '../../platform/events/outbox';
import type { SurveyRow } from '../surveys/survey-row';
import { surveyEnvironment } from '../tables';

interface FinishedResponse {
  readonly id: string;
  readonly personId: string | null;
  readonly data: Answers;
}

/** Says that a survey was answered to its end, in the transaction that writes the last answer. */
export async function recordAnswered(tx: Database, row: SurveyRow, response: FinishedResponse): Promise<void> {
  const { id: surveyId, name, environmentId } = row;
  const [environment] = await tx.select().from(surveyEnvironment).where(eq(surveyEnvironment.id, environmentId));
  if (!environment) return;
  const { id, personId, data: answers } = response;
  await recordEvent(tx, {
    tenantId: environment.tenantId,
    type: 'survey.answered',
    data: { survey: { id: surveyId, name, environmentId }, response: { id, personId, answers } },
  });
}
