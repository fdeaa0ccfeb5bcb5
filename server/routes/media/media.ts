import { mediaCalls } from '@spotreel/sdk/contract';
import { ApiError } from '../../http/api-error';
import { implement } from '../../http/implement';
import { usableMedia } from '../../media/own-media';
import { toMedia } from '../../media/to-media';

export const media = implement(mediaCalls.media, async ({ params, user, context }, { db, addresses }) => {
  const row = (await usableMedia(db, user, [params.mediaId])).get(params.mediaId);
  if (!row) throw new ApiError('not_found');
  return toMedia(row, addresses.at(context.baseUrl));
});
