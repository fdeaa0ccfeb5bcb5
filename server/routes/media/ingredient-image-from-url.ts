import { mediaCalls } from '@spotreel/sdk/contract';
import { takeFromUrl } from '../../media/take-upload';
import { implement } from '../../platform/http/implement';

export const ingredientImageFromUrl = implement(
  mediaCalls.ingredientImageFromUrl,
  async ({ body, user, context }, services) => takeFromUrl(services, user, context, body.imageUrl, 'image'),
);
