import { templateCalls } from '@spotreel/sdk/contract';
import { addFavourite } from '../../favourites';
import { implement } from '../../implement';

export const addTemplateGroupFavourite = implement(
  templateCalls.addTemplateGroupFavourite,
  async ({ params, user }, { db }) => addFavourite(db, user, 'template-group', params.templateGroupId),
);
