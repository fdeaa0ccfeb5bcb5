import { and, eq, isNotNull } from 'drizzle-orm';
import type { CurrentUser } from '../account/session/authenticate';
import type { Database } from '../platform/data/database';
import { isOwn } from './own-organisations';
import { organisation } from './tables';

/** Null for a place that was deleted while a project that names it was open: its saves go on without it. */
export async function livingPlaceId(db: Database, user: CurrentUser, id: number | null): Promise<number | null> {
  if (id === null) return null;
  const gone = and(eq(organisation.id, id), isOwn(user), isNotNull(organisation.deletedAt));
  const [row] = await db.select({ id: organisation.id }).from(organisation).where(gone);
  return row ? null : id;
}
