import { mediaCalls } from '@spotreel/sdk/internal/contract';
import { ApiError } from '../../platform/http/api-error';
import { implement } from '../domain';
import { libraryNames } from '../library-names';
import { usableMedia } from '../own-media';
import { toMedia } from '../to-media';

export const media = implement(mediaCalls.media, async ({ params, user, context }, services) => {
  const { db, addresses } = services;
  const row = (await usableMedia(db, user, [params.mediaId])).get(params.mediaId);
  if (!row) throw new ApiError('not_found');
  return toMedia(row, addresses.at(context.baseUrl), libraryNames(services, context));
});
