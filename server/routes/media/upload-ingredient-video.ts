import { mediaCalls } from '@spotreel/sdk/contract';
import { takeUpload } from '../../media/take-upload';
import { implement } from '../../platform/http/implement';

const call = mediaCalls.uploadIngredientVideo;

export const uploadIngredientVideo = implement(call, async ({ user, context }, services) =>
  takeUpload(services, user, context, call.multipart, { sourceType: 'ingredient_bound' }),
);
