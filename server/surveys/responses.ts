/**
 * Responses: made by the first answer, completed by the following ones. A client that names its response (`clientKey`)
 * can send the first answer any number of times. Closing date and response limit hold for new responses; whoever has
 * begun may finish.
 */
import { createId } from '@paralleldrive/cuid2';
import { and, eq, inArray } from 'drizzle-orm';
import type { Answers, SurveyResponseChange, TimesToComplete } from '../../sdk/contract/schemas/survey/response';
import type { Database } from '../data/database';
import { survey, surveyDisplay, surveyResponse } from '../data/schema/surveys';
import { ApiError } from '../http/api-error';
import { claimUploads } from './claim-uploads';
import { resourceNotFound } from './not-found';
import { findSurvey, type SurveyRow, takesResponses } from './survey-row';

type ResponseRow = typeof surveyResponse.$inferSelect;

export interface NewResponse extends SurveyResponseChange {
  readonly surveyId: string;
  readonly personId: string | null;
  readonly clientKey: string | null;
  readonly singleUseId: string | null;
  readonly displayId: string | null;
  readonly meta: Record<string, unknown>;
}

/** Id of the response. Throws `not_found` and `survey_closed`. */
export function createResponse(
  db: Database,
  environmentId: string,
  response: NewResponse,
  nowMs: number,
): Promise<string> {
  return db.transaction(async (tx) => {
    // Locked, so that no two responses are the last that a limit lets in.
    const row = await findSurvey(tx, environmentId, response.surveyId, 'lock');
    const known = response.clientKey && (await byClientKey(tx, row.id, response.clientKey));
    if (known) return (await merge(tx, environmentId, known, response, nowMs)).id;
    if (!takesResponses(row, nowMs)) throw new ApiError('survey_closed');
    const id = await insertResponse(tx, row, response, nowMs);
    await countResponse(tx, row);
    if (response.displayId) await linkOwnDisplay(tx, row.id, response.displayId, id);
    await claimUploads(tx, environmentId, response.data);
    return id;
  });
}

/** `data` joins what is there, `ttc` replaces it, and what was finished stays it. Throws `not_found`. */
export function updateResponse(
  db: Database,
  environmentId: string,
  id: string,
  change: SurveyResponseChange,
  nowMs: number,
): Promise<void> {
  return db.transaction(async (tx) => {
    const own = tx.select({ id: survey.id }).from(survey).where(eq(survey.environmentId, environmentId));
    const [row] = await tx
      .select()
      .from(surveyResponse)
      .where(and(eq(surveyResponse.id, id), inArray(surveyResponse.surveyId, own)))
      .for('update');
    if (!row) throw resourceNotFound('Response', id);
    await merge(tx, environmentId, row, change, nowMs);
  });
}

async function byClientKey(tx: Database, surveyId: string, clientKey: string): Promise<ResponseRow | undefined> {
  const [row] = await tx
    .select()
    .from(surveyResponse)
    .where(and(eq(surveyResponse.surveyId, surveyId), eq(surveyResponse.clientKey, clientKey)))
    .for('update');
  return row;
}

async function merge(
  tx: Database,
  environmentId: string,
  row: ResponseRow,
  change: SurveyResponseChange,
  nowMs: number,
): Promise<ResponseRow> {
  const finished = row.finished || change.finished;
  const data = { ...row.data, ...answersOf(change.data) };
  const ttc = withTotal(change.ttc ?? row.ttc, finished);
  const updatedAt = new Date(nowMs);
  await tx.update(surveyResponse).set({ finished, data, ttc, updatedAt }).where(eq(surveyResponse.id, row.id));
  await claimUploads(tx, environmentId, change.data);
  return row;
}

async function insertResponse(tx: Database, row: SurveyRow, response: NewResponse, nowMs: number): Promise<string> {
  const { personId, clientKey, singleUseId, meta, finished } = response;
  const id = createId();
  const at = new Date(nowMs);
  await tx.insert(surveyResponse).values({
    ...{ id, surveyId: row.id, personId, clientKey, singleUseId, meta, finished },
    data: answersOf(response.data),
    ttc: withTotal(response.ttc ?? {}, finished),
    createdAt: at,
    updatedAt: at,
  });
  return id;
}

/** The last response that `autoComplete` lets in ends the survey. */
async function countResponse(tx: Database, { id, responseCount, content: { autoComplete } }: SurveyRow): Promise<void> {
  const count = responseCount + 1;
  const full = autoComplete !== null && count >= autoComplete;
  await tx
    .update(survey)
    .set({ responseCount: count, ...(full && { status: 'completed' as const }) })
    .where(eq(survey.id, id));
}

async function linkOwnDisplay(tx: Database, surveyId: string, displayId: string, responseId: string): Promise<void> {
  const own = and(eq(surveyDisplay.id, displayId), eq(surveyDisplay.surveyId, surveyId));
  await tx.update(surveyDisplay).set({ responseId }).where(own);
}

/** What older clients write beside the answers (facts: detail 4). */
const NO_ANSWERS: readonly string[] = ['welcomeCard', 'inputType'];

function answersOf(data: Answers): Answers {
  return Object.fromEntries(Object.entries(data).filter(([name]) => !NO_ANSWERS.includes(name)));
}

/** `_total`: the sum of all questions, once there are no more. */
function withTotal(ttc: TimesToComplete, finished: boolean): TimesToComplete {
  const { _total, ...questions } = ttc;
  if (!finished) return questions;
  return { ...questions, _total: Object.values(questions).reduce((sum, milliseconds) => sum + milliseconds, 0) };
}
