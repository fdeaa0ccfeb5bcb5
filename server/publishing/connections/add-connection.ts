import type { CurrentUser } from '../../account/session/authenticate';
import type { PublishingServices } from '../domain';
import type { ConnectedChannel, PublishingPlatform } from '../publishing-platform';
import { tokenOwner } from '../sealed-values';
import { type ConnectionRow, publishingConnection } from '../tables';
import { requireRoomForConnection } from './connection-limit';

type AddParts = Pick<PublishingServices, 'db' | 'clock' | 'secretBox'>;

/** Stores a channel, or the new token of one that is connected already. Throws `publishing_platform_limit`. */
export async function addConnection(
  { db, clock, secretBox }: AddParts,
  user: CurrentUser,
  { platform }: Pick<PublishingPlatform, 'platform'>,
  { channelId, name, url, token }: ConnectedChannel,
): Promise<ConnectionRow> {
  const key = { ownerId: user.id, platform, channelId };
  const changes = { name, url, needsLogin: false, sealedToken: secretBox.seal(token, tokenOwner(key)) };
  return db.transaction(async (tx) => {
    await requireRoomForConnection(tx, user, clock.now(), key);
    const { ownerId, platform: column, channelId: channel } = publishingConnection;
    const [row] = await tx
      .insert(publishingConnection)
      .values({ ...key, ...changes, tenantId: user.tenantId })
      .onConflictDoUpdate({ target: [ownerId, column, channel], set: changes })
      .returning();
    if (!row) throw new Error('No channel was stored');
    return row;
  });
}
