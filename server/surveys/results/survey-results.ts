import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type { SurveyResults } from '../../../sdk/contract/schemas/survey/results';
import type { Database } from '../../data/database';
import { surveyDisplay } from '../../data/schema/surveys';
import type { SurveyRow } from '../survey-row';
import { eachResponse, type ResponseFilter } from './find-responses';
import { median } from './median';
import { questionResults, type ResponseFacts } from './question-results';
import { createTally, pageName } from './tally';

type Period = Pick<ResponseFilter, 'from' | 'to'>;

export async function surveyResults(db: Database, row: SurveyRow, period: Period): Promise<SurveyResults> {
  const responses: ResponseFacts[] = [];
  const pages = createTally();
  const sources = createTally();
  for await (const { createdAt, finished, data, ttc, meta } of eachResponse(db, row.id, period)) {
    responses.push({ createdAt, finished, data, ttc });
    pages.add(meta.url && pageName(meta.url));
    sources.add(meta.source);
  }
  const finished = responses.filter((response) => response.finished);
  return {
    displays: await countDisplays(db, row.id, period),
    responses: responses.length,
    finished: finished.length,
    medianMs: median(finished.flatMap(({ ttc }) => ttc._total ?? [])),
    pages: pages.most(),
    sources: sources.most(),
    questions: questionResults(row.content.questions, responses, row),
  };
}

async function countDisplays(db: Database, surveyId: string, { from, to }: Period): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(surveyDisplay)
    .where(
      and(
        eq(surveyDisplay.surveyId, surveyId),
        from ? gte(surveyDisplay.createdAt, new Date(from)) : undefined,
        to ? lte(surveyDisplay.createdAt, new Date(to)) : undefined,
      ),
    );
  return row?.total ?? 0;
}
