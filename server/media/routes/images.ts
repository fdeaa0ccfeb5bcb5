import { imageCalls } from '@spotreel/sdk/internal/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { CurrentUser } from '../../account/session/authenticate';
import type { Database } from '../../platform/data/database';
import { ApiError, invalidFields } from '../../platform/http/api-error';
import { receiveFormUpload } from '../../platform/http/form/receive-upload';
import { withTemporaryFile } from '../../platform/http/form/temporary-file';
import { checkMaskFile } from '../background/mask-file';
import { registerCutOut } from '../background/register-cut-out';
import { removalUsage } from '../background/removal-usage';
import { spendRemoval } from '../background/spend-removal';
import { implement, type MediaServices } from '../domain';
import type { MediaRow } from '../media-row';
import { usableMedia } from '../own-media';
import { media } from '../tables';
import { toMedia } from '../to-media';
import { withFilmOf } from '../uploads/film-of-picture';
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

/** A copy that shows what a person has marked. Copies of before stay, for the scenes that show them. */
export const refineBackground = implement(imageCalls.refineBackground, async ({ params, user, context }, services) => {
  const { db, limiters, workDir, localSource, backgroundRemover } = services;
  await limiters.backgroundRemoval.spend(String(user.id));
  const source = (await usableMedia(db, user, [params.mediaId])).get(params.mediaId);
  if (source?.type !== 'image') throw new ApiError('media_not_found');
  if (source.withoutBackground) throw invalidFields({ mediaId: ['Has no background. Send the mask of the original.'] });
  const row = await withTemporaryFile(workDir, async (mask) => {
    await receiveFormUpload(context.raw, imageCalls.refineBackground.multipart, mask);
    await checkMaskFile(mask, source);
    return registerCutOut(services, user, source, async (file) => {
      await backgroundRemover.refine(await localSource(source.shownKey ?? source.fileKey), mask, file);
      return 'brush';
    });
  });
  return {
    media: toMedia(row, services.addresses.at(context.baseUrl)),
    madeBy: 'brush' as const,
    usage: await removalUsage(services, user),
  };
});

export const filmOfImage = implement(imageCalls.filmOfImage, async ({ params, user, context }, services) => {
  const { db, addresses } = services;
  const source = (await usableMedia(db, user, [params.mediaId])).get(params.mediaId);
  if (!source) throw new ApiError('not_found');
  if (source.type !== 'image') throw new ApiError('media_type_unsupported');
  const film = (await earlierFilm(db, user, source)) ?? (await makeFilm(services, user, source));
  return toMedia(film, addresses.at(context.baseUrl));
});

async function earlierFilm(db: Database, user: CurrentUser, { id }: MediaRow): Promise<MediaRow | undefined> {
  const own = and(eq(media.ownerId, user.id), eq(media.tenantId, user.tenantId), eq(media.sourceMediaId, id));
  const [row] = await db
    .select()
    .from(media)
    .where(and(own, eq(media.type, 'video'), eq(media.retired, false)));
  return row;
}

async function makeFilm(services: MediaServices, user: CurrentUser, source: MediaRow): Promise<MediaRow> {
  const { id: sourceMediaId, name, origin } = source;
  const known = { accept: 'video', name, sourceMediaId, sourceType: 'ingredient_bound' } as const;
  return withFilmOf(services, await services.localSource(source.fileKey), (film, hasLostAlpha) =>
    registerMedia(services, user, film, { ...known, hasLostAlpha, ...(origin && { origin }) }),
  );
}
