import { profileCalls } from '@spotreel/sdk/internal/contract';
import { ApiError } from '../../platform/http/api-error';
import { changeUser } from '../change-user';
import { implement } from '../domain';
import { toUser } from '../to-user';

export const updateProfile = implement(profileCalls.updateProfile, async ({ body, user, context }, services) => {
  const { profilePictureMediaId: picture } = body;
  if (typeof picture === 'number' && !(await services.profilePictures.isOwn(user, picture))) {
    throw new ApiError('media_not_found');
  }
  return toUser(services, await changeUser(services.db, user.row, body), context);
});
