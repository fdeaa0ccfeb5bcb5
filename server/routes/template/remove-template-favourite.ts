import { templateCalls } from '@spotreel/sdk/contract';
import { implement } from '../../http/implement';
import { removeFavourite } from '../../library/favourites';

export const removeTemplateFavourite = implement(
  templateCalls.removeTemplateFavourite,
  async ({ params, user }, { db }) => removeFavourite(db, user, 'template', params.templateId),
);
