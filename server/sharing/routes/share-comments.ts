import { shareCalls } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import { spendShared } from '../../platform/data/attempt-limits';
import { ApiError } from '../../platform/http/api-error';
import { networkOf } from '../../platform/http/network';
import { toShareComment } from '../comments/comments-of';
import { ownComment } from '../comments/own-comment';
import { writeComment } from '../comments/write-comment';
import { implement } from '../domain';
import { isAdmitted } from '../page/share-addresses';
import { visitedLink } from '../page/visited-link';
import { shareComment } from '../tables';

/** Comments of one network on one link, behind which an office may sit. */
const PER_NETWORK = { points: 20, seconds: 10 * 60 };
/** Comments of all networks on one link, after which each network gets fewer. */
const PER_LINK = { points: 100, seconds: 60 * 60 };
const UNDER_ATTACK = { points: 3, seconds: 60 * 60 };

export const writeShareComment = implement(shareCalls.writeShareComment, async ({ body, context }, services) => {
  const { db, clock, links, addresses, limiters } = services;
  const network = networkOf(context.address);
  await limiters.share.spend(network);
  const { row, video } = await visitedLink(db, await links.find(db, 'share', body.token), clock.now(), context);
  if (row.passwordHash !== null && !isAdmitted(row, body.admission ?? '', addresses)) {
    throw new ApiError('share_password_required');
  }
  if (!row.allowsComments) throw new ApiError('share_comments_off');
  await spendShared(db, clock, {
    scope: 'share-comment',
    key: `${row.id}`,
    network,
    perNetwork: PER_NETWORK,
    all: PER_LINK,
    underAttack: UNDER_ATTACK,
  });
  const { author, text } = body;
  const atSeconds = Math.min(body.atSeconds, video.durationSeconds);
  const comment = { linkId: row.id, network, author, text, atSeconds, mailBaseUrl: context.mailBaseUrl };
  return toShareComment(await db.transaction((tx) => writeComment(tx, services, comment)));
});

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

export const deleteShareComment = implement(shareCalls.deleteShareComment, async ({ params, user }, { db }) => {
  const { id } = await ownComment(db, user, params.projectId, params.commentId);
  await db.delete(shareComment).where(eq(shareComment.id, id));
  return { id };
});
