/** Briefs of one person. */
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Owner } from '../account/session/authenticate';
import type { Database } from '../platform/data/database';
import { ApiError } from '../platform/http/api-error';
import { offsetOf, type PageRequest } from '../platform/http/paging';
import { project } from '../project/tables';
import { projectBrief } from './tables';

export type BriefRow = typeof projectBrief.$inferSelect;
type Planned = Pick<BriefRow, 'text' | 'tags' | 'plannedBy' | 'storyboard' | 'brandId' | 'language'>;
type BriefChange = Partial<Planned & Pick<BriefRow, 'messages' | 'ownTexts'>>;

/** Briefs that are kept for one person; older ones are removed. */
const MOST = 200;

/** Throws `not_found`, also for a brief of somebody else. */
export async function ownBrief(db: Database, user: Owner, id: number): Promise<BriefRow> {
  const [row] = await db.select().from(projectBrief).where(isOwn(user, id));
  if (!row) throw new ApiError('not_found');
  return row;
}

/** The one that was worked on last comes first. */
export async function briefsOf(
  db: Database,
  user: Owner,
  request: PageRequest,
): Promise<{ readonly rows: BriefRow[]; readonly totalCount: number }> {
  const totalCount = await db.$count(projectBrief, ofPerson(user));
  const rows = await db
    .select()
    .from(projectBrief)
    .where(ofPerson(user))
    .orderBy(desc(projectBrief.updatedAt), desc(projectBrief.id))
    .limit(request.perPage)
    .offset(offsetOf(request));
  return { rows, totalCount };
}

/** A project that was made of a brief. */
export interface BriefProject {
  readonly id: number;
  /** Null: its still is not painted yet. */
  readonly posterKey: string | null;
}

/** The newest project that was made of each brief. */
export async function projectsOfBriefs(
  db: Database,
  user: Owner,
  briefIds: readonly number[],
): Promise<ReadonlyMap<number, BriefProject>> {
  if (briefIds.length === 0) return new Map();
  const own = and(eq(project.ownerId, user.id), eq(project.tenantId, user.tenantId));
  const rows = await db
    .selectDistinctOn([project.lastBriefId], {
      briefId: project.lastBriefId,
      id: project.id,
      posterKey: project.posterKey,
    })
    .from(project)
    .where(and(own, inArray(project.lastBriefId, [...briefIds])))
    .orderBy(project.lastBriefId, desc(project.id));
  return new Map(rows.flatMap(({ briefId, ...made }) => (briefId === null ? [] : [[briefId, made] as const])));
}

export async function addBrief(db: Database, user: Owner, brief: Planned): Promise<BriefRow> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(projectBrief)
      .values({ ...brief, tenantId: user.tenantId, ownerId: user.id })
      .returning();
    if (!row) throw new Error('The brief was not inserted');
    const older = await tx
      .select({ id: projectBrief.id })
      .from(projectBrief)
      .where(eq(projectBrief.ownerId, user.id))
      .orderBy(desc(projectBrief.updatedAt), desc(projectBrief.id))
      .offset(MOST);
    await remove(
      tx,
      older.map(({ id }) => id),
    );
    return row;
  });
}

/** The same brief, planned anew or saved. Throws `not_found`. */
export async function changeBrief(db: Database, user: Owner, id: number, change: BriefChange): Promise<BriefRow> {
  const [row] = await db
    .update(projectBrief)
    .set({ ...change, updatedAt: new Date() })
    .where(isOwn(user, id))
    .returning();
  if (!row) throw new ApiError('not_found');
  return row;
}

/** Projects that were made of it stay, and no longer name it. Throws `not_found`. */
export async function deleteBrief(db: Database, user: Owner, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await ownBrief(tx, user, id);
    await remove(tx, [id]);
  });
}

async function remove(tx: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(project)
    .set({ lastBriefId: null })
    .where(inArray(project.lastBriefId, [...ids]));
  await tx.delete(projectBrief).where(inArray(projectBrief.id, [...ids]));
}

function ofPerson(user: Owner) {
  return and(eq(projectBrief.ownerId, user.id), eq(projectBrief.tenantId, user.tenantId));
}

function isOwn(user: Owner, id: number) {
  return and(eq(projectBrief.id, id), ofPerson(user));
}
