import { and, eq } from 'drizzle-orm';
import type { Owner } from '../account/session/authenticate';
import type { Database } from '../platform/data/database';
import { ApiError } from '../platform/http/api-error';
import { project } from './tables';

export type ProjectRow = typeof project.$inferSelect;

/** The user's project. Throws `not_found`, also for one of somebody else. */
export async function ownProject(db: Database, user: Owner, projectId: number): Promise<ProjectRow> {
  const [row] = await db.select().from(project).where(isOwnProject(user, projectId));
  if (!row) throw new ApiError('not_found');
  return row;
}

/** As `ownProject`; the row is locked until the transaction ends. */
export async function lockProject(tx: Database, user: Owner, projectId: number): Promise<ProjectRow> {
  const [row] = await tx.select().from(project).where(isOwnProject(user, projectId)).for('update');
  if (!row) throw new ApiError('not_found');
  return row;
}

/** Condition: the row is the user's project. */
export function isOwnProject(user: Owner, projectId: number) {
  return and(eq(project.id, projectId), eq(project.ownerId, user.id), eq(project.tenantId, user.tenantId));
}
