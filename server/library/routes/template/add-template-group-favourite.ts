import { templateCalls } from '@spotreel/sdk/contract';
import { implement } from '../../../platform/http/implement';
import { addFavourite } from '../../favourites';

export const addTemplateGroupFavourite = implement(
  templateCalls.addTemplateGroupFavourite,
  async ({ params, user }, { db }) => addFavourite(db, user, 'template-group', params.templateGroupId),
);
