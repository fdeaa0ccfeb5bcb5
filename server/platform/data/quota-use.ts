/** Use of each quota and limit, in one table that all server processes share. */
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from './database';

/** One amount that is added. */
export interface AddedUse {
  /** Counted measure: `account_storage`, `calls:share`, `survey-pin`. */
  readonly measure: string;
  /** Subject of the use: `account:12`, `network:10.0.0.1`. At most 500 characters. */
  readonly subject: string;
  readonly amount: number;
  /** End of a period that begins now. A period that is running keeps its own end. */
  readonly endsMs: number;
}

export interface CountedUse {
  readonly measure: string;
  readonly subject: string;
  /** With the amount that was added. */
  readonly used: number;
  readonly endsMs: number;
}

const MOST_CHARACTERS = 500;

/**
 * Adds to what is used and answers the sums, in one statement. An amount counts before it is judged, so that many at once
 * are no way around a limit. `added` names each pair of measure and subject once.
 */
export async function addUse(db: Database, nowMs: number, added: readonly AddedUse[]): Promise<CountedUse[]> {
  if (added.length === 0) return [];
  const now = new Date(nowMs).toISOString();
  const rows = added.map(
    ({ measure, subject, amount, endsMs }) =>
      sql`(${measure}, ${cut(subject)}, ${amount}::bigint, ${new Date(endsMs).toISOString()}::timestamptz)`,
  );
  const isOver = sql`counted.ends_at <= ${now}::timestamptz`;
  // one order for all: two processes that add the same rows do not wait for each other
  return rowsOf(
    db,
    sql`insert into quota_use as counted (measure, subject, used, ends_at)
      select * from (values ${sql.join(rows, sql`, `)}) as added (measure, subject, used, ends_at) order by 1, 2
      on conflict (measure, subject) do update set
        used = case when ${isOver} then excluded.used else counted.used + excluded.used end,
        near_at = case when ${isOver} then null else counted.near_at end,
        ends_at = case when ${isOver} then excluded.ends_at else counted.ends_at end
      returning measure, subject, used::float8 as used, (extract(epoch from ends_at) * 1000)::float8 as "endsMs"`,
  );
}

function cut(subject: string): string {
  return subject.slice(0, MOST_CHARACTERS);
}

export interface StoredUse {
  readonly used: number;
  /** Promised to what has begun and is not there yet. */
  readonly reserved: number;
  /** Null: it is kept, and no period ends. */
  readonly endsMs: number | null;
  /** Time at which it came near its limit; null: it is not near. */
  readonly nearMs: number | null;
}

/** Nothing where nothing was counted in the running period. */
export async function readUse(db: Database, nowMs: number, measure: string, subject: string): Promise<StoredUse> {
  const [row] = await rowsOf<StoredUse>(
    db,
    sql`select used::float8 as used, reserved::float8 as reserved, (extract(epoch from ends_at) * 1000)::float8 as "endsMs",
        (extract(epoch from near_at) * 1000)::float8 as "nearMs"
      from quota_use where measure = ${measure} and subject = ${cut(subject)}
        and (ends_at is null or ends_at > ${new Date(nowMs).toISOString()}::timestamptz)`,
  );
  return row ?? { used: 0, reserved: 0, endsMs: null, nearMs: null };
}
