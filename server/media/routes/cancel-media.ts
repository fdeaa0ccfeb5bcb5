import { mediaCalls } from '@spotreel/sdk/contract';
import { ApiError } from '../../platform/http/api-error';
import { implement } from '../implement';
import { usableMedia } from '../own-media';

export const cancelMedia = implement(mediaCalls.cancelMedia, async ({ params, user }, { db, conversions }) => {
  const row = (await usableMedia(db, user, [params.mediaId])).get(params.mediaId);
  if (row?.ownerId !== user.id) throw new ApiError('not_found');
  if (!(await conversions.cancel(row))) throw new ApiError('media_not_processing');
  return { id: row.id };
});
