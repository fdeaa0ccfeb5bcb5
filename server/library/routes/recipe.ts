import { libraryCalls } from '@spotreel/sdk/internal/contract';
import { recipeOf } from '../catalogue/find-in-catalogue';
import { implement } from '../implement';
import { toRecipe } from '../to-library';
import { libraryView } from '../view';

export const recipe = implement(libraryCalls.recipe, async ({ params, user, context }, services) =>
  toRecipe(recipeOf(services.catalogue, params.recipeId), await libraryView(user, context, services)),
);
