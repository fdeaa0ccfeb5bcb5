/** Links that are not turned off: the one of a project, for its owner. */

import { and, eq, isNull } from 'drizzle-orm';
import type { Owner } from '../account/session/authenticate';
import type { Database } from '../platform/data/database';
import { ApiError } from '../platform/http/api-error';
import { ownProject } from '../project/project-row';
import { shareLink } from './tables';

export type ShareRow = typeof shareLink.$inferSelect;

/** The condition for the link of a project that its owner has not turned off. */
export function isOpenLinkOf(projectId: number) {
  return and(eq(shareLink.projectId, projectId), isNull(shareLink.revokedAt));
}

export async function openLinkOf(db: Database, projectId: number): Promise<ShareRow | undefined> {
  const [row] = await db.select().from(shareLink).where(isOpenLinkOf(projectId));
  return row;
}

/** Throws `not_found`: of a project of another person, and where the project has no link. */
export async function ownLink(db: Database, user: Owner, projectId: number): Promise<ShareRow> {
  const { id } = await ownProject(db, user, projectId);
  const row = await openLinkOf(db, id);
  if (!row) throw new ApiError('not_found');
  return row;
}
