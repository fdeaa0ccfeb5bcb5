/**
 * Responses: made by the first answer, completed by the following ones, checked against their survey
 * (`docs/decisions/survey-answers.md`). A client that names its response (`clientKey`) can send the first answer any
 * number of times. Closing date and response limit hold for new responses; a person who has begun may finish.
 */
import { createId } from '@paralleldrive/cuid2';
import type { ResponseMeta, SurveyResponseChange } from '@spotreel/sdk/internal/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { ApiError, invalidFields } from '../../platform/http/api-error';
import type { SurveyServices } from '../domain';
import { type Respondent, responseOf } from '../page/page-survey';
import { resourceNotFound } from '../service/not-found';
import { findSurvey, type SurveyRow, takesResponses } from '../surveys/survey-row';
import { survey, surveyDisplay, surveyResponse } from '../tables';
import { claimUploads } from '../uploads/claim-uploads';
import { changeResponse, withTotal } from './change-response';
import { checkedAnswers, checkedTimes } from './checked-answers';
import { recordAnswered } from './response-event';
import { stopQuestionId } from './stop-question';

type ResponseRow = typeof surveyResponse.$inferSelect;

export interface ResponseInsert extends SurveyResponseChange, Respondent {
  readonly surveyId: string;
  readonly personId: string | null;
  readonly clientKey: string | null;
  readonly displayId: string | null;
  readonly meta: ResponseMeta;
}

export interface TakenResponse {
  readonly id: string;
  /** Names in `data` that were not taken. */
  readonly ignored: readonly string[];
  /** It was the last one that the survey takes. */
  readonly hasEnded: boolean;
}

/** Bytes of the answers of one response, as JSON. */
const MAX_RESPONSE = 256 * 1024;

/**
 * A person who may give one response only goes on with what they began, in another tab or later, until it is finished.
 * Throws `not_found`, `survey_closed`, `survey_answered`, `quota_exceeded` where the environment takes no more responses this
 * month, and `validation_failed` for a response that is too large.
 */
export function recordResponse(
  { db, quotas }: Pick<SurveyServices, 'db' | 'quotas'>,
  environmentId: string,
  response: ResponseInsert,
  nowMs: number,
): Promise<TakenResponse> {
  return db.transaction(async (tx) => {
    // Locked, so that no two responses are the last that a limit lets in.
    const row = await findSurvey(tx, environmentId, response.surveyId, 'lock');
    const { change, ignored } = checkedChange(row, response);
    const known = response.clientKey && (await byClientKey(tx, row.id, response.clientKey));
    const begun = known || (await responseOf(tx, row.id, response, 'lock'));
    if (begun && !known && begun.finished) throw new ApiError('survey_answered');
    if (begun) {
      await merge(tx, row, begun, change, nowMs);
      return { id: begun.id, ignored, hasEnded: false };
    }
    if (!takesResponses(row, nowMs)) throw new ApiError('survey_closed');
    const id = await insertResponse(tx, row, { ...response, ...change }, nowMs);
    const hasEnded = await countResponse(tx, row);
    if (response.displayId) await linkOwnDisplay(tx, row.id, response.displayId, id);
    await claimUploads(tx, environmentId, change.data);
    await quotas.take(tx, 'survey_responses', environmentId, 1);
    return { id, ignored, hasEnded };
  });
}

/**
 * `data` joins what is there, `ttc` replaces it, and what was finished stays it. Throws `not_found`, and
 * `validation_failed` for a response that grows too large.
 */
export function recordChange(
  db: Database,
  environmentId: string,
  id: string,
  given: SurveyResponseChange,
  nowMs: number,
): Promise<TakenResponse> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ response: surveyResponse, survey })
      .from(surveyResponse)
      .innerJoin(survey, eq(survey.id, surveyResponse.surveyId))
      .where(and(eq(surveyResponse.id, id), eq(survey.environmentId, environmentId)))
      .for('update', { of: surveyResponse });
    if (!found) throw resourceNotFound('Response', id);
    const { change, ignored } = checkedChange(found.survey, given);
    await merge(tx, found.survey, found.response, change, nowMs);
    return { id, ignored, hasEnded: false };
  });
}

function checkedChange(row: SurveyRow, { finished, data, ttc }: SurveyResponseChange) {
  const { answers, ignored } = checkedAnswers(row.content, data, row);
  const change = { finished, data: answers, ...(ttc && { ttc: checkedTimes(row.content, ttc) }) };
  return { change, ignored };
}

async function byClientKey(tx: Database, surveyId: string, clientKey: string): Promise<ResponseRow | undefined> {
  const [row] = await tx
    .select()
    .from(surveyResponse)
    .where(and(eq(surveyResponse.surveyId, surveyId), eq(surveyResponse.clientKey, clientKey)))
    .for('update');
  return row;
}

/** Writes what is different; the same change again writes nothing. */
async function merge(
  tx: Database,
  surveyRow: SurveyRow,
  row: ResponseRow,
  change: SurveyResponseChange,
  nowMs: number,
): Promise<void> {
  const { environmentId, content } = surveyRow;
  const write = changeResponse(row, change);
  if (!write) return;
  const { finished, data, ttc } = write;
  const all = { ...row.data, ...data };
  requireSize(all);
  await tx
    .update(surveyResponse)
    .set({
      finished,
      ttc,
      updatedAt: new Date(nowMs),
      stopQuestionId: stopQuestionId(content.questions, { finished, data: all, ttc }),
      ...(Object.keys(data).length > 0 && { data: sql`${surveyResponse.data} || ${JSON.stringify(data)}::jsonb` }),
    })
    .where(eq(surveyResponse.id, row.id));
  await claimUploads(tx, environmentId, data);
  if (finished && !row.finished) await recordAnswered(tx, surveyRow, { ...row, data: all });
}

async function insertResponse(tx: Database, row: SurveyRow, response: ResponseInsert, nowMs: number): Promise<string> {
  const { personId, clientKey, singleUseId, verifiedEmail, meta, finished, data } = response;
  requireSize(data);
  const id = createId();
  const at = new Date(nowMs);
  const ttc = withTotal(response.ttc ?? {}, finished);
  await tx.insert(surveyResponse).values({
    id,
    surveyId: row.id,
    personId,
    clientKey,
    singleUseId,
    verifiedEmail,
    meta,
    finished,
    data,
    ttc,
    stopQuestionId: stopQuestionId(row.content.questions, { finished, data, ttc }),
    createdAt: at,
    updatedAt: at,
  });
  if (finished) await recordAnswered(tx, row, { id, personId, data });
  return id;
}

function requireSize(data: SurveyResponseChange['data']): void {
  if (Buffer.byteLength(JSON.stringify(data)) <= MAX_RESPONSE) return;
  throw invalidFields({ data: [`A response holds at most ${MAX_RESPONSE / 1024} KB`] });
}

/** The last response that `autoComplete` lets in ends the survey. Answers whether this was it. */
async function countResponse(
  tx: Database,
  { id, responseCount, content: { autoComplete } }: SurveyRow,
): Promise<boolean> {
  const count = responseCount + 1;
  const full = autoComplete !== null && count >= autoComplete;
  await tx
    .update(survey)
    .set({ responseCount: count, ...(full && { status: 'completed' as const }) })
    .where(eq(survey.id, id));
  return full;
}

async function linkOwnDisplay(tx: Database, surveyId: string, displayId: string, responseId: string): Promise<void> {
  const own = and(eq(surveyDisplay.id, displayId), eq(surveyDisplay.surveyId, surveyId));
  await tx.update(surveyDisplay).set({ responseId }).where(own);
}
