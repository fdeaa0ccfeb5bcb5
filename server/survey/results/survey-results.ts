import type { AnswerCount, SurveyResults } from '@spotreel/sdk/internal/contract';
import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import type { SurveyRow } from '../surveys/survey-row';
import { surveyDisplay } from '../tables';
import { eachResponse, type ResponseQuery } from './find-responses';
import { medianTimes } from './median-times';
import { createQuestionTallies } from './question-results';

const SHOWN = 10;
/** Different values that are counted: pages can have any number of addresses. */
const COUNTED = 10_000;

type Period = Pick<ResponseQuery, 'from' | 'to'>;

export async function readSurveyResults(db: Database, row: SurveyRow, period: Period): Promise<SurveyResults> {
  const tallies = createQuestionTallies(row.content.questions, row);
  const pages = createTally();
  const sources = createTally();
  let responses = 0;
  let finished = 0;
  for await (const response of eachResponse(db, row.id, period)) {
    responses += 1;
    if (response.finished) finished += 1;
    tallies.add(response);
    pages.add(response.meta.url && pageName(response.meta.url));
    sources.add(response.meta.source);
  }
  const medianMs = await medianTimes(db, row.id, period);
  return {
    displays: await countDisplays(db, row.id, period),
    responses,
    finished,
    medianMs: medianMs.get('_total') ?? null,
    pages: pages.most(),
    sources: sources.most(),
    questions: tallies.results(medianMs),
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

interface Tally {
  /** Nothing is counted for an empty value. */
  add(value: string | undefined): void;
  /** The most frequent first. */
  most(): AnswerCount[];
}

function createTally(): Tally {
  const counts = new Map<string, number>();
  return {
    add(value) {
      if (!value || (counts.size >= COUNTED && !counts.has(value))) return;
      counts.set(value, (counts.get(value) ?? 0) + 1);
    },
    most: () =>
      [...counts]
        .toSorted(([a, countOfA], [b, countOfB]) => countOfB - countOfA || (a < b ? -1 : 1))
        .slice(0, SHOWN)
        .map(([value, count]) => ({ value, label: value, count })),
  };
}

/** A page without its query: what people call one page. */
function pageName(address: string): string {
  if (!URL.canParse(address)) return address;
  const { host, pathname } = new URL(address);
  return host + (pathname === '/' ? '' : pathname);
}
