import { mediaCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../domain';
import { takeFromUrl } from '../uploads/take-upload';

export const ingredientImageFromUrl = implement(
  mediaCalls.ingredientImageFromUrl,
  async ({ body: { imageUrl: address, ...known }, user, context }, services) =>
    takeFromUrl(services, user, context, { accept: 'image', address, ...known }),
);
