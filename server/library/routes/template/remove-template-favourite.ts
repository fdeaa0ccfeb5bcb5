import { templateCalls } from '@spotreel/sdk/contract';
import { implement } from '../../../platform/http/implement';
import { removeFavourite } from '../../favourites';

export const removeTemplateFavourite = implement(
  templateCalls.removeTemplateFavourite,
  async ({ params, user }, { db }) => removeFavourite(db, user, 'template', params.templateId),
);
