import { imageCalls } from '@spotreel/sdk/internal/contract';
import { and, eq } from 'drizzle-orm';
import type { CurrentUser } from '../../account/session/authenticate';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import { implement, type MediaServices } from '../domain';
import type { MediaRow } from '../media-row';
import { usableMedia } from '../own-media';
import { media } from '../tables';
import { toMedia } from '../to-media';
import { withFilmOf } from '../uploads/film-of-picture';
import { registerMedia } from '../uploads/register-media';

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
