import { mediaCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../domain';
import { takeUpload } from '../uploads/take-upload';

const call = mediaCalls.uploadIngredientImage;

export const uploadIngredientImage = implement(call, async ({ query, user, context }, services) =>
  takeUpload(services, user, context, call.multipart, {
    sourceType: 'ingredient_bound',
    previewPx: query.resize,
    sourceMediaId: query.sourceMediaId,
    crop: query.crop,
  }),
);
