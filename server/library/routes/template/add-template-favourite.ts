import { templateCalls } from '@spotreel/sdk/internal/contract';
import { markFavourite } from '../../favourites';
import { implement } from '../../implement';

export const addTemplateFavourite = implement(templateCalls.addTemplateFavourite, async ({ params, user }, services) =>
  markFavourite(services, user, 'template', params.templateId),
);
