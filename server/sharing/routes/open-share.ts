import { shareCalls } from '@spotreel/sdk/internal/contract';
import { dayOf } from '../../platform/data/day-of';
import { networkOf } from '../../platform/http/network';
import { captionsOfRender } from '../captions/captions-of-render';
import { commentsOf } from '../comments/comments-of';
import { implement } from '../domain';
import { countView } from '../page/count-view';
import { isAdmitted } from '../page/share-addresses';
import { checkSharePassword } from '../page/share-password';
import { toSharedVideo } from '../page/to-shared-video';
import { visitedLink } from '../page/visited-link';

export const openShare = implement(shareCalls.openShare, async ({ body, context }, services) => {
  const { db, clock, links, addresses, limiters } = services;
  await limiters.share.spend(networkOf(context.address));
  const visited = await visitedLink(db, await links.find(db, 'share', body.token), clock.now(), context);
  const { row } = visited;
  if (row.passwordHash !== null && !isAdmitted(row, body.admission ?? '', addresses)) {
    await checkSharePassword(services, row, body.password, context.address);
  }
  const day = dayOf(clock.now());
  if (body.countedOn !== day) await countView(db, row.id, day);
  const comments = row.allowsComments ? await commentsOf(db, row.id) : null;
  const hasCaptions = (await captionsOfRender(services, row.renderId)).length > 0;
  return toSharedVideo(visited, { addresses, baseUrl: context.baseUrl, day, comments, hasCaptions });
});
