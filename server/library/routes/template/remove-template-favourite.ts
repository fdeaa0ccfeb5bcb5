import { templateCalls } from '@spotreel/sdk/contract';
import { removeFavourite } from '../../favourites';
import { implement } from '../../implement';

export const removeTemplateFavourite = implement(
  templateCalls.removeTemplateFavourite,
  async ({ params, user }, { db }) => removeFavourite(db, user, 'template', params.templateId),
);
