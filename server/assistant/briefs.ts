/** Briefs of one person. */
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Owner } from '../account/session/authenticate';
import type { Database } from '../platform/data/database';
import { ApiError } from '../platform/http/api-error';
import { projectBrief } from './tables';

export type BriefRow = typeof projectBrief.$inferSelect;
type NewBrief = Pick<BriefRow, 'text' | 'tags' | 'plannedBy' | 'storyboard'>;

/** Briefs that are kept for one person; older ones are removed. */
const MOST = 200;

/** Throws `not_found`, also for a brief of somebody else. */
export async function ownBrief(db: Database, user: Owner, id: number): Promise<BriefRow> {
  const [row] = await db.select().from(projectBrief).where(isOwn(user, id));
  if (!row) throw new ApiError('not_found');
  return row;
}

export async function addBrief(db: Database, user: Owner, brief: NewBrief): Promise<BriefRow> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(projectBrief)
      .values({ ...brief, tenantId: user.tenantId, ownerId: user.id })
      .returning();
    if (!row) throw new Error('The brief was not inserted');
    const [oldest] = await tx
      .select({ id: projectBrief.id })
      .from(projectBrief)
      .where(eq(projectBrief.ownerId, user.id))
      .orderBy(desc(projectBrief.id))
      .offset(MOST - 1)
      .limit(1);
    const older = and(eq(projectBrief.ownerId, user.id), lt(projectBrief.id, oldest?.id ?? 0));
    if (oldest) await tx.delete(projectBrief).where(older);
    return row;
  });
}

/** The same brief, planned anew. */
export async function changeBrief(db: Database, user: Owner, id: number, change: Partial<NewBrief>): Promise<BriefRow> {
  const [row] = await db.update(projectBrief).set(change).where(isOwn(user, id)).returning();
  if (!row) throw new ApiError('not_found');
  return row;
}

function isOwn(user: Owner, id: number) {
  return and(eq(projectBrief.id, id), eq(projectBrief.ownerId, user.id), eq(projectBrief.tenantId, user.tenantId));
}
