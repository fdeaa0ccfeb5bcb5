import { and, eq } from 'drizzle-orm';
import type { Owner } from '../account/session/authenticate';
import type { Database } from '../platform/data/database';
import { ApiError } from '../platform/http/api-error';
import { supportThread } from './tables';

export type ThreadRecord = typeof supportThread.$inferSelect;

/** Throws `not_found`, also for one of another person. */
export async function ownThread(db: Database, user: Owner, threadId: number): Promise<ThreadRecord> {
  const [row] = await db
    .select()
    .from(supportThread)
    .where(and(eq(supportThread.id, threadId), ownThreads(user)));
  if (!row) throw new ApiError('not_found');
  return row;
}

/** The condition for threads of the user. */
export function ownThreads(user: Owner) {
  return and(eq(supportThread.ownerId, user.id), eq(supportThread.tenantId, user.tenantId));
}
