import { publishingCalls } from '@spotreel/sdk/internal/contract';
import { ownConnections, toConnection } from '../connections/own-connections';
import { implement } from '../implement';

export const publishing = implement(publishingCalls.publishing, async ({ user }, { db, publishingPlatforms }) => ({
  platforms: publishingPlatforms.map(({ platform, name }) => ({ platform, name })),
  connections: (await ownConnections(db, user)).map(toConnection),
}));
