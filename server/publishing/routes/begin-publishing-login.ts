import { publishingCalls } from '@spotreel/sdk/internal/contract';
import { spendAttempt } from '../../platform/data/attempt-limits';
import { requireRoomForConnection } from '../connections/connection-limit';
import { ownConnection } from '../connections/own-connections';
import { implement } from '../implement';
import { beginLogin } from '../logins/pending-logins';
import { PUBLISHING_RETURN_PATH } from '../page/serve-return';
import { requirePlatform } from '../require-platform';

/** Of one person. */
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
