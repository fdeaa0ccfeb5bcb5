import { templateCalls } from '@spotreel/sdk/contract';
import { addFavourite } from '../../library/favourites';
import { implement } from '../../platform/http/implement';

export const addTemplateFavourite = implement(templateCalls.addTemplateFavourite, async ({ params, user }, { db }) =>
  addFavourite(db, user, 'template', params.templateId),
);
