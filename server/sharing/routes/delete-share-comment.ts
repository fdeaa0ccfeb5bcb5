import { shareCalls } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import { ownComment } from '../comments/own-comment';
import { implement } from '../implement';
import { shareComment } from '../tables';

export const deleteShareComment = implement(shareCalls.deleteShareComment, async ({ params, user }, { db }) => {
  const { id } = await ownComment(db, user, params.projectId, params.commentId);
  await db.delete(shareComment).where(eq(shareComment.id, id));
  return { id };
});
