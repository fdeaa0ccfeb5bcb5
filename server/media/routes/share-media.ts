import { clientCalls } from '@spotreel/sdk/internal/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { ApiError } from '../../platform/http/api-error';
import { implement } from '../domain';
import { media } from '../tables';
import { toMedia } from '../to-media';

/** A file that was never shared stays so: withdrawing it is not a way to share it. */
export const shareMedia = implement(clientCalls.shareMedia, async ({ params, body, user, context }, services) => {
  const { db, addresses } = services;
  const own = and(
    eq(media.id, params.mediaId),
    eq(media.ownerId, user.id),
    eq(media.tenantId, user.tenantId),
    isNull(media.sourceMediaId),
  );
  const [row] = await db.select().from(media).where(own);
  if (!row) throw new ApiError('not_found');
  const withdrawn = row.sharing === null ? null : 'withdrawn';
  const sharing = body.shared ? 'listed' : withdrawn;
  const [changed = row] = await db.update(media).set({ sharing }).where(own).returning();
  return toMedia(changed, addresses.at(context.baseUrl));
});
