import { templateCalls } from '@spotreel/sdk/contract';
import { removeFavourite } from '../../favourites';
import { implement } from '../../implement';

export const removeTemplateGroupFavourite = implement(
  templateCalls.removeTemplateGroupFavourite,
  async ({ params, user }, { db }) => removeFavourite(db, user, 'template-group', params.templateGroupId),
);
