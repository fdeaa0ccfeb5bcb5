import { and, asc, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { offsetOf, type PageRequest } from '../../platform/http/paging';
import { surveyPerson, surveyResponse } from '../tables';

export interface ResponseQuery {
  readonly finished?: boolean | undefined;
  readonly search?: string | undefined;
  /** ISO 8601. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export type FoundResponse = typeof surveyResponse.$inferSelect & { readonly userId: string | null };

/** Newest first. */
export async function findResponses(
  db: Database,
  surveyId: string,
  filter: ResponseQuery,
  page: PageRequest,
): Promise<FoundResponse[]> {
  const rows = await db
    .select({ response: surveyResponse, userId: surveyPerson.userId })
    .from(surveyResponse)
    .leftJoin(surveyPerson, eq(surveyPerson.id, surveyResponse.personId))
    .where(conditionsOf(surveyId, filter))
    .orderBy(desc(surveyResponse.createdAt), desc(surveyResponse.id))
    .limit(page.perPage)
    .offset(offsetOf(page));
  return rows.map(({ response, userId }) => ({ ...response, userId }));
}

export async function countResponses(db: Database, surveyId: string, filter: ResponseQuery): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(surveyResponse)
    .leftJoin(surveyPerson, eq(surveyPerson.id, surveyResponse.personId))
    .where(conditionsOf(surveyId, filter));
  return row?.total ?? 0;
}

/** Rows that are read at once: each may hold 256 KB. */
const BATCH = 100;

/**
 * All responses, oldest first, a batch at a time: a survey may have more than memory holds. Each batch begins after the
 * last row of the one before, so that none is left out or read twice when responses are deleted meanwhile.
 */
export async function* eachResponse(
  db: Database,
  surveyId: string,
  filter: ResponseQuery,
): AsyncGenerator<FoundResponse> {
  let after: SQL | undefined;
  for (;;) {
    const rows = await db
      .select({
        response: surveyResponse,
        userId: surveyPerson.userId,
        // to the microsecond, which a Date does not hold
        at: sql<string>`${surveyResponse.createdAt}::text`,
      })
      .from(surveyResponse)
      .leftJoin(surveyPerson, eq(surveyPerson.id, surveyResponse.personId))
      .where(and(conditionsOf(surveyId, filter), after))
      .orderBy(asc(surveyResponse.createdAt), asc(surveyResponse.id))
      .limit(BATCH);
    for (const { response, userId } of rows) yield { ...response, userId };
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = sql`(${surveyResponse.createdAt}, ${surveyResponse.id}) > (${last.at}::timestamptz, ${last.response.id})`;
  }
}

export function conditionsOf(surveyId: string, { finished, search, from, to }: ResponseQuery): SQL | undefined {
  const text = sql`lower(coalesce(${surveyPerson.userId}, '') || ' ' || ${surveyResponse.data}::text)`;
  return and(
    eq(surveyResponse.surveyId, surveyId),
    finished === undefined ? undefined : eq(surveyResponse.finished, finished),
    search ? sql`strpos(${text}, lower(${search})) > 0` : undefined,
    from ? gte(surveyResponse.createdAt, new Date(from)) : undefined,
    to ? lte(surveyResponse.createdAt, new Date(to)) : undefined,
  );
}
