import { eq } from 'drizzle-orm';
import type { Database } from '../platform/data/database';
import { shareComment, shareLink, shareView } from './tables';

/** Links of a person with their views and comments, as the export of an account has them. */
export async function shareRecords(db: Database, userId: number) {
  const { id, projectId, renderId, allowsDownload, expiresAt, revokedAt, createdAt } = shareLink;
  const columns = { id, projectId, renderId, allowsDownload, expiresAt, revokedAt, createdAt };
  const rows = await db.select(columns).from(shareLink).where(eq(shareLink.ownerId, userId));
  const views = await db
    .select({ linkId: shareView.linkId, day: shareView.day, views: shareView.views })
    .from(shareView)
    .innerJoin(shareLink, eq(shareLink.id, shareView.linkId))
    .where(eq(shareLink.ownerId, userId));
  const written = await db
    .select({ comment: shareComment })
    .from(shareComment)
    .innerJoin(shareLink, eq(shareLink.id, shareComment.linkId))
    .where(eq(shareLink.ownerId, userId));
  const comments = written.map(({ comment }) => comment);
  return rows.map((row) => ({
    ...row,
    views: views.filter(({ linkId }) => linkId === row.id),
    comments: comments.filter(({ linkId }) => linkId === row.id),
  }));
}
