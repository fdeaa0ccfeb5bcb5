import { templateCalls } from '@spotreel/sdk/internal/contract';
import { unmarkFavourite } from '../../favourites';
import { implement } from '../../implement';

export const removeTemplateFavourite = implement(
  templateCalls.removeTemplateFavourite,
  async ({ params, user }, services) => unmarkFavourite(services, user, 'template', params.templateId),
);
