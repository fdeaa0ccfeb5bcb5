import { publishingCalls } from '@spotreel/sdk/internal/contract';
import { spendAttempt } from '../../platform/data/attempt-limits';
import { addConnection } from '../connections/add-connection';
import { requireRoomForConnection } from '../connections/connection-limit';
import { ownConnection, ownConnections, toConnection } from '../connections/own-connections';
import { removeConnection } from '../connections/revocation';
import { implement } from '../domain';
import { beginLogin, takePlatformLogin } from '../logins/pending-logins';
import { PUBLISHING_RETURN_PATH } from '../page/serve-return';
import { endUploadsTo } from '../publications/end-uploads';
import { requirePlatform } from '../require-platform';

export const publishing = implement(publishingCalls.publishing, async ({ user }, { db, publishingPlatforms }) => ({
  platforms: publishingPlatforms.map(({ platform, name }) => ({ platform, name })),
  connections: (await ownConnections(db, user)).map(toConnection),
}));

/** Limit for one person. */
const LOGINS = { points: 30, seconds: 3600 };

export const beginPublishingLogin = implement(
  publishingCalls.beginPublishingLogin,
  async ({ body, user, context }, services) => {
    const target = requirePlatform(services.publishingPlatforms, body.platform);
    if (body.connectionId === undefined) await requireRoomForConnection(services.db, user, services.clock.now());
    else await ownConnection(services.db, user, body.connectionId);
    await spendAttempt(services.db, services.clock, { scope: 'publishing-login', key: String(user.id), ...LOGINS });
    const { baseUrl, mailBaseUrl = baseUrl } = context;
    const redirectUri = `${mailBaseUrl}${PUBLISHING_RETURN_PATH}/${target.platform}`;
    return { url: await beginLogin(services, user, target, { redirectUri, baseUrl }) };
  },
);

export const connectPublishing = implement(publishingCalls.connectPublishing, async ({ body, user }, services) => {
  const target = requirePlatform(services.publishingPlatforms, body.platform);
  const channel = await target.connect(await takePlatformLogin(services, user, body));
  return toConnection(await addConnection(services, user, target, channel));
});

export const disconnectPublishing = implement(
  publishingCalls.disconnectPublishing,
  async ({ params, user }, { db, jobs, clock }) => {
    const row = await ownConnection(db, user, params.connectionId);
    await db.transaction(async (tx) => {
      await endUploadsTo(tx, jobs, row.id, new Date(clock.now()));
      await removeConnection(tx, jobs, row);
    });
    return { id: row.id };
  },
);
