import { libraryCalls } from '@spotreel/sdk/internal/contract';
import { markFavourite } from '../favourites';
import { implement } from '../implement';

export const addRecipeFavourite = implement(libraryCalls.addRecipeFavourite, async ({ params, user }, services) =>
  markFavourite(services, user, 'recipe', params.recipeId),
);
