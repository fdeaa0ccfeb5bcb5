import { templateCalls } from '@spotreel/sdk/contract';
import { markFavourite } from '../../favourites';
import { implement } from '../../implement';

export const addTemplateGroupFavourite = implement(
  templateCalls.addTemplateGroupFavourite,
  async ({ params, user }, { db }) => markFavourite(db, user, 'template-group', params.templateGroupId),
);
