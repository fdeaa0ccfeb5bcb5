import { shareCalls } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import { ApiError } from '../../platform/http/api-error';
import { toShareComment } from '../comments/comments-of';
import { ownComment } from '../comments/own-comment';
import { implement } from '../implement';
import { shareComment } from '../tables';

export const updateShareComment = implement(
  shareCalls.updateShareComment,
  async ({ params, body, user }, { db, limiters }) => {
    const before = await ownComment(db, user, params.projectId, params.commentId);
    await limiters.changeShare.spend(`${user.id}`);
    const changes = {
      ...(body.answer !== undefined && { answer: body.answer }),
      ...(body.isDone !== undefined && { isDone: body.isDone }),
    };
    if (Object.keys(changes).length === 0) return toShareComment(before);
    const [row] = await db.update(shareComment).set(changes).where(eq(shareComment.id, before.id)).returning();
    if (!row) throw new ApiError('not_found');
    return toShareComment(row);
  },
);
