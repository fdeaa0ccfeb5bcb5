import { shareCalls } from '@spotreel/sdk/internal/contract';
import { eq, sql } from 'drizzle-orm';
import { ApiError } from '../../platform/http/api-error';
import { ownProject } from '../../project/project-row';
import { fileName } from '../../project/renders/file-name';
import { finishedVideo } from '../../project/renders/finished-video';
import { captionFile } from '../captions/caption-files';
import { captionsOfRender } from '../captions/captions-of-render';
import { commentsOf } from '../comments/comments-of';
import { implement } from '../domain';
import { openLinkOf, ownLink } from '../open-links';
import { settingsOf } from '../share-settings';
import { shareLink } from '../tables';
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

export const createShare = implement(shareCalls.createShare, async ({ params, body, user, context }, services) => {
  const { db, clock, limiters } = services;
  const project = await ownProject(db, user, params.projectId);
  await limiters.changeShare.spend(`${user.id}`);
  const shown = await finishedVideo(db, project.id);
  if (!shown) throw new ApiError('share_without_export');
  const settings = await settingsOf(body, clock.now());
  // the second of two calls at once finds the link of the first
  await db
    .insert(shareLink)
    .values({ tenantId: user.tenantId, ownerId: user.id, projectId: project.id, renderId: shown.id, ...settings })
    .onConflictDoNothing({ target: shareLink.projectId, where: sql`revoked_at is null` });
  const row = await openLinkOf(db, project.id);
  if (!row) throw new ApiError('not_found');
  return toShareLink(services, row, context);
});

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

/** The row stays for a while: the page says that the link was turned off. */
export const revokeShare = implement(shareCalls.revokeShare, async ({ params, user }, { db, clock }) => {
  const { id } = await ownLink(db, user, params.projectId);
  await db
    .update(shareLink)
    .set({ revokedAt: new Date(clock.now()), passwordHash: null })
    .where(eq(shareLink.id, id));
  return { id };
});

export const projectCaptions = implement(shareCalls.projectCaptions, async ({ params, user }, services) => {
  const { id, name } = await ownProject(services.db, user, params.projectId);
  const exported = await finishedVideo(services.db, id);
  if (!exported) throw new ApiError('share_without_export');
  const captions = await captionsOfRender(services, exported.id);
  return { name: fileName(name), vtt: captionFile(captions, 'vtt'), srt: captionFile(captions, 'srt') };
});
