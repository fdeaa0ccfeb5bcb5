import { publishingCalls } from '@spotreel/sdk/internal/contract';
import { addConnection } from '../connections/add-connection';
import { toConnection } from '../connections/own-connections';
import { implement } from '../implement';
import { takePlatformLogin } from '../logins/pending-logins';
import { requirePlatform } from '../require-platform';

export const connectPublishing = implement(publishingCalls.connectPublishing, async ({ body, user }, services) => {
  const target = requirePlatform(services.publishingPlatforms, body.platform);
  const channel = await target.connect(await takePlatformLogin(services, user, body));
  return toConnection(await addConnection(services, user, target, channel));
});
