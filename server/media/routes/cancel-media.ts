import { mediaCalls } from '@spotreel/sdk/internal/contract';
import { ApiError } from '../../platform/http/api-error';
import { implement } from '../domain';
import { usableMedia } from '../own-media';
import { bringBack, hasFormerFile } from '../replacing/replace-file';

export const cancelMedia = implement(mediaCalls.cancelMedia, async ({ params, user }, services) => {
  const { db, conversions } = services;
  const row = (await usableMedia(db, user, [params.mediaId])).get(params.mediaId);
  if (row?.ownerId !== user.id) throw new ApiError('not_found');
  if (row.state !== 'ready' && (await hasFormerFile(db, row.id))) {
    const { id } = await bringBack(services, user, row.id);
    return { id };
  }
  if (!(await conversions.cancel(row))) throw new ApiError('media_not_processing');
  return { id: row.id };
});
