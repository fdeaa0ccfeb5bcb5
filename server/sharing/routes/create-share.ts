import { shareCalls } from '@spotreel/sdk/internal/contract';
import { sql } from 'drizzle-orm';
import { ApiError } from '../../platform/http/api-error';
import { ownProject } from '../../project/project-row';
import { finishedVideo } from '../../project/renders/finished-video';
import { implement } from '../implement';
import { openLinkOf } from '../open-links';
import { settingsOf } from '../share-settings';
import { shareLink } from '../tables';
import { toShareLink } from '../to-share-link';

export const createShare = implement(shareCalls.createShare, async ({ params, body, user, context }, services) => {
  const { db, clock, limiters } = services;
  const project = await ownProject(db, user, params.projectId);
  await limiters.changeShare.spend(`${user.id}`);
  const shown = await finishedVideo(db, project.id);
  if (!shown) throw new ApiError('share_without_export');
  const settings = await settingsOf(body, clock.now());
  // of two calls at once the second finds the link of the first
  await db
    .insert(shareLink)
    .values({ tenantId: user.tenantId, ownerId: user.id, projectId: project.id, renderId: shown.id, ...settings })
    .onConflictDoNothing({ target: shareLink.projectId, where: sql`revoked_at is null` });
  const row = await openLinkOf(db, project.id);
  if (!row) throw new ApiError('not_found');
  return toShareLink(services, row, context);
});
