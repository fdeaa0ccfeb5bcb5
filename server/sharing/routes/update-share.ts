import { shareCalls } from '@spotreel/sdk/internal/contract';
import { eq, sql } from 'drizzle-orm';
import { ApiError } from '../../platform/http/api-error';
import { finishedVideo } from '../../project/renders/finished-video';
import { implement } from '../implement';
import { ownLink } from '../open-links';
import { settingsOf } from '../share-settings';
import { shareLink } from '../tables';
import { toShareLink } from '../to-share-link';

export const updateShare = implement(shareCalls.updateShare, async ({ params, body, user, context }, services) => {
  const { db, clock, limiters } = services;
  const before = await ownLink(db, user, params.projectId);
  await limiters.changeShare.spend(`${user.id}`);
  const newest = body.showNewest ? await finishedVideo(db, before.projectId) : undefined;
  const changes = {
    ...(await settingsOf(body, clock.now())),
    ...(newest && { renderId: newest.id }),
    ...(body.password !== undefined && { revision: sql`${shareLink.revision} + 1` }),
  };
  if (Object.keys(changes).length > 0) await db.update(shareLink).set(changes).where(eq(shareLink.id, before.id));
  const [row] = await db.select().from(shareLink).where(eq(shareLink.id, before.id));
  if (!row || row.revokedAt) throw new ApiError('not_found');
  return toShareLink(services, row, context);
});
