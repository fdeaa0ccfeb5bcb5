import { templateCalls } from '../../../sdk/contract/calls/template';
import { implement } from '../../http/implement';
import { removeFavourite } from '../../library/favourites';

export const removeTemplateGroupFavourite = implement(
  templateCalls.removeTemplateGroupFavourite,
  async ({ params, user }, { db }) => removeFavourite(db, user, 'template-group', params.templateGroupId),
);
