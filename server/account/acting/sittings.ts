/**
 * Times in which somebody acts as another person. Each is begun in a sign-in, with a reason, and is over after at most an
 * hour. It ends before that when it is left, when another one begins in the same sign-in, and with the sign-in itself.
 */
import type { Clock } from '@spotreel/sdk/internal/base';
import { and, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import { actingSitting } from '../tables';

export type SittingRow = typeof actingSitting.$inferSelect;

export interface SittingDraft {
  readonly sessionId: string;
  readonly actorId: number;
  readonly actorName: string;
  readonly subjectId: number;
  readonly reason: string;
  readonly minutes: number;
  readonly auditEntryId: number;
}

/** Ends the one that is open in the same sign-in. */
export async function beginSitting(tx: Database, clock: Clock, draft: SittingDraft): Promise<SittingRow> {
  const { minutes, ...rest } = draft;
  await endSittings(tx, clock, eq(actingSitting.sessionId, draft.sessionId));
  const beganAt = new Date(clock.now());
  const endsAt = new Date(clock.now() + minutes * 60_000);
  const [row] = await tx
    .insert(actingSitting)
    .values({ ...rest, beganAt, endsAt })
    .returning();
  if (!row) throw new Error('The sitting was not stored');
  return row;
}

interface SittingPlace {
  readonly sessionId: string;
  readonly actorId: number;
  readonly subjectId: number;
}

/** The open one of this sign-in for this person. Throws `acting_not_begun`, and `acting_over` where there was one. */
export async function requireSitting(db: Database, clock: Clock, place: SittingPlace): Promise<SittingRow> {
  const { sessionId, actorId, subjectId } = actingSitting;
  const [last] = await db
    .select()
    .from(actingSitting)
    .where(and(eq(sessionId, place.sessionId), eq(actorId, place.actorId), eq(subjectId, place.subjectId)))
    .orderBy(desc(actingSitting.id))
    .limit(1);
  if (!last) throw new ApiError('acting_not_begun');
  if (last.endedAt || last.endsAt.getTime() <= clock.now()) throw new ApiError('acting_over');
  return last;
}

/** Ends those that are open. */
export async function endSittings(tx: Database, clock: Clock, which: SQL): Promise<void> {
  const now = new Date(clock.now());
  const open = and(which, isNull(actingSitting.endedAt), gt(actingSitting.endsAt, now));
  await tx.update(actingSitting).set({ endedAt: now }).where(open);
}

/**
 * Counts one reading by its call, of which the contract has a few hundred. Returns what takes it back: nothing was read.
 */
export async function countRead(db: Database, id: number, call: string): Promise<() => Promise<void>> {
  await addRead(db, id, call, 1);
  return () => addRead(db, id, call, -1);
}

/** One statement, so that readings at the same moment are all counted. */
async function addRead(db: Database, id: number, call: string, amount: 1 | -1): Promise<void> {
  const { reads } = actingSitting;
  const counted = sql`coalesce((${reads} ->> ${call}::text)::int, 0) + ${amount}::int`;
  await db
    .update(actingSitting)
    .set({ reads: sql`jsonb_set(${reads}, array[${call}::text], to_jsonb(${counted}))` })
    .where(eq(actingSitting.id, id));
}
