import { mediaCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../domain';
import { takeFromUrl } from '../uploads/take-upload';

export const ingredientVideoFromUrl = implement(
  mediaCalls.ingredientVideoFromUrl,
  async ({ body: { videoUrl: address, ...known }, user, context }, services) =>
    takeFromUrl(services, user, context, { accept: 'video', address, ...known }),
);
