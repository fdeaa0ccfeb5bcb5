import { and, asc, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../data/database';
import { surveyPerson, surveyResponse } from '../../data/schema/surveys';
import { offsetOf, type PageRequest } from '../../http/paging';

export interface ResponseFilter {
  readonly finished?: boolean | undefined;
  readonly search?: string | undefined;
  /** ISO 8601. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export type FoundResponse = typeof surveyResponse.$inferSelect & { readonly userId: string | null };

/** Newest first; `oldest` the other way round. */
export async function findResponses(
  db: Database,
  surveyId: string,
  filter: ResponseFilter,
  page: PageRequest,
  order: 'newest' | 'oldest' = 'newest',
): Promise<FoundResponse[]> {
  const direction = order === 'newest' ? desc : asc;
  const rows = await db
    .select({ response: surveyResponse, userId: surveyPerson.userId })
    .from(surveyResponse)
    .leftJoin(surveyPerson, eq(surveyPerson.id, surveyResponse.personId))
    .where(conditionsOf(surveyId, filter))
    .orderBy(direction(surveyResponse.createdAt), direction(surveyResponse.id))
    .limit(page.perPage)
    .offset(offsetOf(page));
  return rows.map(({ response, userId }) => ({ ...response, userId }));
}

export async function countResponses(db: Database, surveyId: string, filter: ResponseFilter): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(surveyResponse)
    .leftJoin(surveyPerson, eq(surveyPerson.id, surveyResponse.personId))
    .where(conditionsOf(surveyId, filter));
  return row?.total ?? 0;
}

/** Rows read at once. */
const BATCH = 2000;

/** All responses, oldest first, a batch at a time: a survey may have more than memory should hold twice. */
export async function* eachResponse(
  db: Database,
  surveyId: string,
  filter: ResponseFilter,
): AsyncGenerator<FoundResponse> {
  for (let page = 1; ; page++) {
    const rows = await findResponses(db, surveyId, filter, { page, perPage: BATCH }, 'oldest');
    yield* rows;
    if (rows.length < BATCH) return;
  }
}

function conditionsOf(surveyId: string, { finished, search, from, to }: ResponseFilter): SQL | undefined {
  const text = sql`lower(coalesce(${surveyPerson.userId}, '') || ' ' || ${surveyResponse.data}::text)`;
  return and(
    eq(surveyResponse.surveyId, surveyId),
    finished === undefined ? undefined : eq(surveyResponse.finished, finished),
    search ? sql`strpos(${text}, lower(${search})) > 0` : undefined,
    from ? gte(surveyResponse.createdAt, new Date(from)) : undefined,
    to ? lte(surveyResponse.createdAt, new Date(to)) : undefined,
  );
}
