import { templateCalls } from '@spotreel/sdk/internal/contract';
import { unmarkFavourite } from '../../favourites';
import { implement } from '../../implement';

export const removeTemplateGroupFavourite = implement(
  templateCalls.removeTemplateGroupFavourite,
  async ({ params, user }, services) => unmarkFavourite(services, user, 'template-group', params.templateGroupId),
);
