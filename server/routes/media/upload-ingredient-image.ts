import { mediaCalls } from '@spotreel/sdk/contract';
import { takeUpload } from '../../media/take-upload';
import { implement } from '../../platform/http/implement';

const call = mediaCalls.uploadIngredientImage;

export const uploadIngredientImage = implement(call, async ({ query, user, context }, services) =>
  takeUpload(services, user, context, call.multipart, {
    sourceType: 'ingredient_bound',
    previewPx: query.resize,
    sourceMediaId: query.sourceMediaId,
    crop: query.crop,
  }),
);
