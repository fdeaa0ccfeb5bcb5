import { templateCalls } from '@spotreel/sdk/contract';
import { implement } from '../../http/implement';
import { addFavourite } from '../../library/favourites';

export const addTemplateFavourite = implement(templateCalls.addTemplateFavourite, async ({ params, user }, { db }) =>
  addFavourite(db, user, 'template', params.templateId),
);
