import { templateCalls } from '@spotreel/sdk/contract';
import { addFavourite } from '../../library/favourites';
import { implement } from '../../platform/http/implement';

export const addTemplateGroupFavourite = implement(
  templateCalls.addTemplateGroupFavourite,
  async ({ params, user }, { db }) => addFavourite(db, user, 'template-group', params.templateGroupId),
);
