import { templateCalls } from '@spotreel/sdk/contract';
import { addFavourite } from '../../favourites';
import { implement } from '../../implement';

export const addTemplateFavourite = implement(templateCalls.addTemplateFavourite, async ({ params, user }, { db }) =>
  addFavourite(db, user, 'template', params.templateId),
);
