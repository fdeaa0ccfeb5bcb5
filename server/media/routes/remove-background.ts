import { imageCalls, type RemovedBackground } from '@spotreel/sdk/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { entitlementsOf } from '../../account/plans/entitlements';
import { renderPeriodOf } from '../../account/render-period';
import type { CurrentUser } from '../../account/session/authenticate';
import { usagesOf } from '../../account/usages';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import { withTemporaryFile } from '../../platform/http/form/temporary-file';
import { spendRemoval } from '../background/spend-removal';
import { focusOf } from '../focus/focus-of';
import { implement } from '../implement';
import type { MediaRow } from '../media-row';
import { usableMedia } from '../own-media';
import type { MediaServices } from '../services';
import { media } from '../tables';
import { toMedia } from '../to-media';
import { registerMedia } from '../uploads/register-media';

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
    usage: await usageOf(services, user),
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
  const { workDir, localSource, backgroundRemover } = services;
  return withTemporaryFile(workDir, async (file) => {
    const cutOutBy = await backgroundRemover.remove(await localSource(source.shownKey ?? source.fileKey), file);
    const { id: sourceMediaId, name, origin } = source;
    const known = {
      accept: 'image',
      name,
      sourceMediaId,
      withoutBackground: true,
      cutOutBy,
      ...focusOf(source),
    } as const;
    return registerMedia(services, user, file, {
      ...known,
      sourceType: 'ingredient_bound',
      ...(origin && { origin }),
    });
  });
}

async function usageOf({ db, clock }: MediaServices, user: CurrentUser): Promise<RemovedBackground['usage']> {
  const { limits, products } = await entitlementsOf(db, user.row, clock.now());
  const period = renderPeriodOf(products, clock.now());
  const { backgroundRemovals: used } = await usagesOf(db, user.id, period);
  return { used, limit: limits.backgroundRemovalLimit, endsAt: period.endsAt.toISOString() };
}
