import { publishingCalls } from '@spotreel/sdk/internal/contract';
import { spendAttempt } from '../../platform/data/attempt-limits';
import { ApiError } from '../../platform/http/api-error';
import { lockProject, ownProject } from '../../project/project-row';
import { finishedVideo } from '../../project/renders/finished-video';
import { ownConnection } from '../connections/own-connections';
import { implement } from '../domain';
import { publishJob } from '../jobs/publish-jobs';
import { endUpload } from '../publications/end-uploads';
import { lockPublication, publicationsOf, runningUploads, toPublication } from '../publications/own-publications';
import { publishedExport } from '../publications/published-export';
import { requirePlatform } from '../require-platform';
import { publication } from '../tables';

export const projectPublications = implement(publishingCalls.projectPublications, async ({ params, user }, { db }) => {
  const { id, name: title } = await ownProject(db, user, params.projectId);
  return {
    title,
    canPublish: (await finishedVideo(db, id)) !== undefined,
    publications: (await publicationsOf(db, id)).map(toPublication),
  };
});

/** Limit for one person. Platforms count each upload against what the server may do in a day. */
const UPLOADS = { points: 50, seconds: 24 * 3600 };

export const publishVideo = implement(publishingCalls.publishVideo, async ({ params, body, user }, services) => {
  const { db, clock, jobs, publishingPlatforms } = services;
  const { id: projectId } = await ownProject(db, user, params.projectId);
  const channel = await ownConnection(db, user, body.connectionId);
  requirePlatform(publishingPlatforms, channel.platform);
  if (channel.needsLogin) throw new ApiError('publishing_reconnect');
  const renderId = await publishedExport(db, projectId, body.renderId);
  await spendAttempt(db, clock, { scope: 'publish-video', key: String(user.id), ...UPLOADS });
  const { title, description, privacy, madeForKids: isMadeForKids = false } = body;
  const upload = { renderId, connectionId: channel.id, platform: channel.platform, channel: channel.name };
  const row = await db.transaction(async (tx) => {
    // Locked, so that no two requests at once upload the same.
    await lockProject(tx, user, projectId);
    if ((await tx.$count(publication, runningUploads(upload))) > 0) throw new ApiError('publication_running');
    const owner = { tenantId: user.tenantId, ownerId: user.id, projectId };
    const [stored] = await tx
      .insert(publication)
      .values({ ...owner, ...upload, title, description, privacy, isMadeForKids })
      .returning();
    if (!stored) throw new Error('No publication was stored');
    await jobs.enqueue(tx, [publishJob(stored)]);
    return stored;
  });
  return toPublication(row);
});

export const cancelPublication = implement(publishingCalls.cancelPublication, ({ params, user }, { db, jobs, clock }) =>
  db.transaction(async (tx) => {
    const { id } = await lockPublication(tx, user, params);
    const ended = await endUpload(tx, jobs, id, new Date(clock.now()));
    if (!ended) throw new ApiError('publication_not_running');
    return toPublication(ended);
  }),
);
