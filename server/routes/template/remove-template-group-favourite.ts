import { templateCalls } from '@spotreel/sdk/contract';
import { removeFavourite } from '../../library/favourites';
import { implement } from '../../platform/http/implement';

export const removeTemplateGroupFavourite = implement(
  templateCalls.removeTemplateGroupFavourite,
  async ({ params, user }, { db }) => removeFavourite(db, user, 'template-group', params.templateGroupId),
);
