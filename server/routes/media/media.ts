import { mediaCalls } from '@spotreel/sdk/contract';
import { usableMedia } from '../../media/own-media';
import { toMedia } from '../../media/to-media';
import { ApiError } from '../../platform/http/api-error';
import { implement } from '../../platform/http/implement';

export const media = implement(mediaCalls.media, async ({ params, user, context }, { db, addresses }) => {
  const row = (await usableMedia(db, user, [params.mediaId])).get(params.mediaId);
  if (!row) throw new ApiError('not_found');
  return toMedia(row, addresses.at(context.baseUrl));
});
