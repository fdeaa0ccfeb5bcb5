import { shareCalls } from '@spotreel/sdk/internal/contract';
import { spendShared } from '../../platform/data/attempt-limits';
import { ApiError } from '../../platform/http/api-error';
import { networkOf } from '../../platform/http/network';
import { toShareComment } from '../comments/comments-of';
import { writeComment } from '../comments/write-comment';
import { implement } from '../implement';
import { isAdmitted } from '../page/share-addresses';
import { visitedLink } from '../page/visited-link';

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
