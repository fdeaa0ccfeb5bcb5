import { mediaCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../domain';
import { takeFromUrl, takeUpload } from '../uploads/take-upload';

export const uploadMedia = implement(mediaCalls.uploadMedia, async ({ user, context }, services) =>
  takeUpload(services, user, context, mediaCalls.uploadMedia.multipart, { sourceType: 'upload' }),
);

export const uploadIngredientImage = implement(
  mediaCalls.uploadIngredientImage,
  async ({ query, user, context }, services) =>
    takeUpload(services, user, context, mediaCalls.uploadIngredientImage.multipart, {
      sourceType: 'ingredient_bound',
      previewPx: query.resize,
      sourceMediaId: query.sourceMediaId,
      crop: query.crop,
    }),
);

export const ingredientImageFromUrl = implement(
  mediaCalls.ingredientImageFromUrl,
  async ({ body: { imageUrl: address, ...known }, user, context }, services) =>
    takeFromUrl(services, user, context, { accept: 'image', address, ...known }),
);

export const uploadIngredientVideo = implement(mediaCalls.uploadIngredientVideo, async ({ user, context }, services) =>
  takeUpload(services, user, context, mediaCalls.uploadIngredientVideo.multipart, { sourceType: 'ingredient_bound' }),
);

export const ingredientVideoFromUrl = implement(
  mediaCalls.ingredientVideoFromUrl,
  async ({ body: { videoUrl: address, ...known }, user, context }, services) =>
    takeFromUrl(services, user, context, { accept: 'video', address, ...known }),
);
