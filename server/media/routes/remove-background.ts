import { imageCalls } from '@spotreel/sdk/internal/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { CurrentUser } from '../../account/session/authenticate';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import { registerCutOut } from '../background/register-cut-out';
import { removalUsage } from '../background/removal-usage';
import { spendRemoval } from '../background/spend-removal';
import { implement, type MediaServices } from '../domain';
import type { MediaRow } from '../media-row';
import { usableMedia } from '../own-media';
import { media } from '../tables';
import { toMedia } from '../to-media';

export const removeBackground = implement(imageCalls.removeBackground, async ({ body, user, context }, services) => {
  const { db, limiters } = services;
  await limiters.backgroundRemoval.spend(String(user.id));
  const source = (await usableMedia(db, user, [body.mediaId])).get(body.mediaId);
  if (source?.type !== 'image') throw new ApiError('media_not_found');
  const copy = source.withoutBackground ? source : await copyOf(db, user, source);
  const row = copy ?? (await spendRemoval(services, user, () => cut(services, user, source)));
  return {
    media: toMedia(row, services.addresses.at(context.baseUrl)),
    ...(row.cutOutBy && { madeBy: row.cutOutBy }),
    usage: await removalUsage(services, user),
  };
});

/** The newest one. A copy of a part of the image is none. */
async function copyOf(db: Database, user: CurrentUser, { id }: MediaRow): Promise<MediaRow | undefined> {
  const own = and(eq(media.ownerId, user.id), eq(media.tenantId, user.tenantId), eq(media.sourceMediaId, id));
  const [row] = await db
    .select()
    .from(media)
    .where(and(own, eq(media.withoutBackground, true), isNull(media.crop), eq(media.retired, false)))
    .orderBy(desc(media.id))
    .limit(1);
  return row;
}

function cut(services: MediaServices, user: CurrentUser, source: MediaRow): Promise<MediaRow> {
  const { localSource, backgroundRemover } = services;
  return registerCutOut(services, user, source, async (file) =>
    backgroundRemover.remove(await localSource(source.shownKey ?? source.fileKey), file),
  );
}
