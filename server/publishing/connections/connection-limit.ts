import { and, eq, ne, or } from 'drizzle-orm';
import { limitsOf } from '../../account/plans/entitlements';
import type { CurrentUser } from '../../account/session/authenticate';
import { appUser } from '../../account/tables';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import { type ConnectionRow, publishingConnection } from '../tables';

/**
 * Throws `publishing_platform_limit`. In a transaction, two requests at once take turns, so that they share one limit.
 * `known`: the channel that is connected, which needs no room if it is connected already.
 */
export async function requireRoomForConnection(
  tx: Database,
  user: CurrentUser,
  nowMs: number,
  known?: Pick<ConnectionRow, 'platform' | 'channelId'>,
): Promise<void> {
  const [row] = await tx.select().from(appUser).where(eq(appUser.id, user.id)).for('no key update');
  const { publishingPlatformLimit } = await limitsOf(tx, row ?? user.row, nowMs);
  if (publishingPlatformLimit < 0) return;
  const isOther =
    known && or(ne(publishingConnection.platform, known.platform), ne(publishingConnection.channelId, known.channelId));
  const others = await tx.$count(publishingConnection, and(eq(publishingConnection.ownerId, user.id), isOther));
  if (others >= publishingPlatformLimit) throw new ApiError('publishing_platform_limit');
}
