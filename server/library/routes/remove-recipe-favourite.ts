import { libraryCalls } from '@spotreel/sdk/internal/contract';
import { unmarkFavourite } from '../favourites';
import { implement } from '../implement';

export const removeRecipeFavourite = implement(libraryCalls.removeRecipeFavourite, async ({ params, user }, services) =>
  unmarkFavourite(services, user, 'recipe', params.recipeId),
);
