import { shareCalls } from '@spotreel/sdk/internal/contract';
import { ownProject } from '../../project/project-row';
import { finishedVideo } from '../../project/renders/finished-video';
import { commentsOf } from '../comments/comments-of';
import { implement } from '../implement';
import { openLinkOf } from '../open-links';
import { toShareLink } from '../to-share-link';

export const projectShare = implement(shareCalls.projectShare, async ({ params, user, context }, services) => {
  const { id, name: title } = await ownProject(services.db, user, params.projectId);
  const row = await openLinkOf(services.db, id);
  return {
    title,
    canShare: (await finishedVideo(services.db, id)) !== undefined,
    link: row ? await toShareLink(services, row, context) : null,
    comments: row ? await commentsOf(services.db, row.id) : [],
  };
});
