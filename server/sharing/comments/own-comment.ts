import { and, eq } from 'drizzle-orm';
import type { Owner } from '../../account/session/authenticate';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import { ownLink } from '../open-links';
import { shareComment } from '../tables';

/** Throws `not_found` for a comment on another video, and where the video has no link. */
export async function ownComment(db: Database, user: Owner, projectId: number, commentId: number) {
  const { id: linkId } = await ownLink(db, user, projectId);
  const isOnLink = and(eq(shareComment.id, commentId), eq(shareComment.linkId, linkId));
  const [row] = await db.select().from(shareComment).where(isOnLink);
  if (!row) throw new ApiError('not_found');
  return row;
}
