import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../data/database';
import type { Gauge } from '../metrics/meters';
import { type QuotaLimits, quotaCatalogue } from './quota-catalogue';

interface Sums {
  readonly measure: string;
  readonly used: number;
  readonly highest: number;
  readonly near: number;
}

/** What all subjects of a quota use together, how much the first of them uses of the limit, and how many are near it. */
export async function quotaGauges(db: Database, nowMs: number, limits: QuotaLimits): Promise<Gauge[]> {
  const sums = await rowsOf<Sums>(
    db,
    sql`select measure, sum(used + reserved)::float8 as used, max(used + reserved)::float8 as highest,
        count(near_at)::int as near
      from quota_use where measure in ${Object.keys(quotaCatalogue)}
        and (ends_at is null or ends_at > ${new Date(nowMs).toISOString()}::timestamptz)
      group by measure order by measure`,
  );
  return sums.flatMap(({ measure, used, highest, near }) => {
    const labels = { measure };
    const limit = (limits as Readonly<Record<string, number>>)[measure] ?? -1;
    const ratio: Gauge[] = limit > 0 ? [{ name: 'spotreel_quota_highest_ratio', labels, value: highest / limit }] : [];
    return [
      { name: 'spotreel_quota_used', labels, value: used },
      { name: 'spotreel_quota_near', labels, value: near },
      ...ratio,
    ];
  });
}
