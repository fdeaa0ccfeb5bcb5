import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/data/database';
import { surveyResponse } from '../tables';
import { conditionsOf, type ResponseQuery } from './find-responses';

/**
 * By the question's id, and of whole finished responses as `_total`; milliseconds. Of an even number, the mean of the two
 * middle ones. The database sorts: a survey may have more times than memory holds.
 */
export async function medianTimes(
  db: Database,
  surveyId: string,
  period: Pick<ResponseQuery, 'from' | 'to'>,
): Promise<ReadonlyMap<string, number>> {
  const rows = await rowsOf<{ id: string; medianMs: number }>(
    db,
    sql`select spent.id, percentile_cont(0.5) within group (order by spent.time::text::float8) as "medianMs"
      from ${surveyResponse} cross join lateral jsonb_each(${surveyResponse.ttc}) as spent (id, time)
      where ${conditionsOf(surveyId, period)} and jsonb_typeof(spent.time) = 'number'
        and (spent.id <> '_total' or ${surveyResponse.finished})
      group by spent.id`,
  );
  return new Map(rows.map(({ id, medianMs }) => [id, medianMs]));
}
