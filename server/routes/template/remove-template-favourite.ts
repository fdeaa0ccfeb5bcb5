import { templateCalls } from '@spotreel/sdk/contract';
import { removeFavourite } from '../../library/favourites';
import { implement } from '../../platform/http/implement';

export const removeTemplateFavourite = implement(
  templateCalls.removeTemplateFavourite,
  async ({ params, user }, { db }) => removeFavourite(db, user, 'template', params.templateId),
);
