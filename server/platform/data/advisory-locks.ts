/** Locks of PostgreSQL by number: who takes one waits for its holder, whether or not a row exists. */
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './database';

/** Any numbers that differ. They stay: an older server beside a newer one waits for the same number. */
export const ADVISORY_LOCKS = {
  migration: 7_316_401,
  'signing-key': 7_316_402,
  'library-seed': 7_316_403,
  'attribute-class': 7_316_404,
  'job-carry-over': 7_316_405,
  'survey-environment': 7_316_406,
  render: 7_316,
  batch: 7_318,
  support: 7_348,
  'background-removal': 7_341,
  'package-import': 7_317,
} as const;

/**
 * Waits until no other transaction holds the lock, and holds it until this one ends. `subject`: an id, so that only
 * transactions about the same subject wait for each other.
 */
export async function takeTurns(
  tx: Database,
  lock: keyof typeof ADVISORY_LOCKS,
  subject?: number | string,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${keyOf(ADVISORY_LOCKS[lock], subject)})`);
}

function keyOf(number: number, subject: number | string | undefined): SQL {
  if (subject === undefined) return sql`${number}::bigint`;
  return sql`${number}::int, ${typeof subject === 'number' ? sql`${subject}::int` : sql`hashtext(${subject})`}`;
}
