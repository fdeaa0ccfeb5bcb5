import { templateCalls } from '@spotreel/sdk/contract';
import { implement } from '../../../platform/http/implement';
import { removeFavourite } from '../../favourites';

export const removeTemplateGroupFavourite = implement(
  templateCalls.removeTemplateGroupFavourite,
  async ({ params, user }, { db }) => removeFavourite(db, user, 'template-group', params.templateGroupId),
);
