import { templateCalls } from '@spotreel/sdk/contract';
import { implement } from '../../http/implement';
import { addFavourite } from '../../library/favourites';

export const addTemplateGroupFavourite = implement(
  templateCalls.addTemplateGroupFavourite,
  async ({ params, user }, { db }) => addFavourite(db, user, 'template-group', params.templateGroupId),
);
