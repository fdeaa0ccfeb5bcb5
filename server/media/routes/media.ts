import { mediaCalls } from '@spotreel/sdk/contract';
import { ApiError } from '../../platform/http/api-error';
import { implement } from '../implement';
import { usableMedia } from '../own-media';
import { toMedia } from '../to-media';

export const media = implement(mediaCalls.media, async ({ params, user, context }, { db, addresses }) => {
  const row = (await usableMedia(db, user, [params.mediaId])).get(params.mediaId);
  if (!row) throw new ApiError('not_found');
  return toMedia(row, addresses.at(context.baseUrl));
});
