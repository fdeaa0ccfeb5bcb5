import { templateCalls } from '@spotreel/sdk/internal/contract';
import { markFavourite } from '../../favourites';
import { implement } from '../../implement';

export const addTemplateGroupFavourite = implement(
  templateCalls.addTemplateGroupFavourite,
  async ({ params, user }, services) => markFavourite(services, user, 'template-group', params.templateGroupId),
);
