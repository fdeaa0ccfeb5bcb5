import { templateCalls } from '@spotreel/sdk/contract';
import { implement } from '../../../platform/http/implement';
import { addFavourite } from '../../favourites';

export const addTemplateFavourite = implement(templateCalls.addTemplateFavourite, async ({ params, user }, { db }) =>
  addFavourite(db, user, 'template', params.templateId),
);
