import { mediaCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../implement';
import { takeFromUrl } from '../uploads/take-upload';

export const ingredientVideoFromUrl = implement(
  mediaCalls.ingredientVideoFromUrl,
  async ({ body: { videoUrl: address, ...known }, user, context }, services) =>
    takeFromUrl(services, user, context, { accept: 'video', address, ...known }),
);
